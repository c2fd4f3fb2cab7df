import {
  answerWith,
  contentHandlers,
  contentPaths,
  everyContentCall,
  failWith,
  hang,
} from '../msw/contentHandlers';
import type { ContentCall } from '../msw/contentHandlers';
import { showcase } from '../fixtures/showcase';

const full = contentHandlers('', showcase);

/**
 * In a docs page these stories get a frame each: there one story's answers would reach the others, and what belongs
 * to a width or to the top of a page would not be where it belongs.
 */
const docs = { story: { inline: false, height: '640px' } };

/** Parameters of a story in which every content call is answered. */
export const answered = { msw: full, docs, layout: 'fullscreen' };

/** A story in which one call has no answer yet. */
export function loading(call: ContentCall) {
  return { parameters: { msw: [hang(call), ...full], app: { waits: true } } };
}

/** What the browser writes when a call fails, and for the contacts the product too (docs/product.md). */
function linesOf(call: ContentCall): string[] {
  const line = `500 ${contentPaths[call]}`;
  return call === 'contacts' ? [line, 'The contacts could not be loaded'] : [line];
}

/** A story in which one call has failed. */
export function failed(call: ContentCall) {
  return {
    parameters: { msw: [failWith(call, 'answers 500'), ...full], network: linesOf(call) },
  };
}

/** A story in which every call fails, of which the page makes these. */
export function nothingAnswered(...made: ContentCall[]) {
  return {
    parameters: {
      msw: everyContentCall.map((call) => failWith(call, 'answers 500')),
      network: made.flatMap(linesOf),
    },
  };
}

/** A story in which one call answers this. */
export function answering<Call extends ContentCall>(call: Call, answer: (typeof showcase)[Call]) {
  return { parameters: { msw: [answerWith(call, answer), ...full] } };
}

type Answer = { [Call in ContentCall]: [call: Call, answer: (typeof showcase)[Call]] }[ContentCall];

/** A story in which several calls answer these. */
export function answeringAll(answers: readonly Answer[]) {
  const handlers = answers.map(([call, answer]) => answerWith(call, answer));
  return { parameters: { msw: [...handlers, ...full] } };
}
