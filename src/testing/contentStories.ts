import { answerWith, contentHandlers, failWith, hang } from './contentHandlers';
import type { ContentCall } from './contentHandlers';

/** Parameters of a story in which every content call is answered. */
export const answered = { msw: contentHandlers() };

/** A story in which one call has no answer yet. */
export function loading(call: ContentCall) {
  return { parameters: { msw: [hang(call), ...contentHandlers()] } };
}

/** A story in which one call has failed. */
export function failed(call: ContentCall) {
  return { parameters: { msw: [failWith(call, 'answers 500'), ...contentHandlers()] } };
}

/** A story in which one call answers this. */
export function answering(call: ContentCall, answer: unknown) {
  return { parameters: { msw: [answerWith(call, answer), ...contentHandlers()] } };
}
