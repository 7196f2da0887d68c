import { defineConfig } from 'vitest/config';

/** Properties are tried many hundred times, on machines of any speed; how long that takes is no part of a test. */
export default defineConfig({ test: { isolate: false, testTimeout: 60_000 } });
