import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Starts an island when somebody reaches for it (`src/demos/intent.ts`). */
    'client:intent'?: boolean;
  }
}
