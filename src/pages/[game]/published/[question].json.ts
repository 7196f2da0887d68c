/** The published cases of a question, for demonstrations to look a position up in. */
import type { APIRoute } from 'astro';
import { QUESTIONS } from '../../../scenario/index.ts';
import { corpus } from '../../../site/corpus.ts';
import { publishedFor } from '../../../site/published.ts';

export const getStaticPaths = () =>
  QUESTIONS.map(({ question: { id } }) => {
    const [game, question] = id.split('/');
    return { params: { game, question }, props: { id } };
  });

export const GET: APIRoute<{ id: string }> = ({ props }) =>
  Response.json(publishedFor(corpus().entries, props.id));
