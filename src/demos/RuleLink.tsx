/** The way from a step to the page that it rests on. */
import { useContext } from 'preact/hooks';
import type { Step } from '../core/verdict.ts';
import { Telling } from './telling.ts';

export function RuleLink({ step }: { readonly step: Step }) {
  const { title, href } = useContext(Telling).page(step.rule);
  return (
    <a class="step-rule" href={href}>
      {title}
    </a>
  );
}
