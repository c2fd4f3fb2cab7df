import { calls, callsByPage, type ContentCall } from '@/contract/calls';
import {
  respondWith,
  contentHandlers,
  everyContentCall,
  failWith,
  hang,
} from '../msw/contentHandlers';
import { showcase } from '../fixtures/showcase';

const full = contentHandlers('', showcase);

/**
 * Shows a story in an iframe on a docs page. Without it, the stories would share responses, and media queries and
 * positions would refer to the docs page.
 */
const docs = { story: { inline: false, height: '640px' } };

export const allLoaded = { msw: full, docs, layout: 'fullscreen' };

export function loading(call: ContentCall) {
  return { parameters: { msw: [hang(call), ...full], app: { waits: true } } };
}

/**
 * The console messages for a failed call, from the browser and, for the contacts, from the product (docs/product.md).
 */
function listConsoleMessages(call: ContentCall): string[] {
  const line = `500 ${calls[call]}`;
  return call === 'contacts' ? [line, 'The contacts could not be loaded'] : [line];
}

export function failed(call: ContentCall) {
  return {
    parameters: {
      msw: [failWith(call, 'returns 500'), ...full],
      network: listConsoleMessages(call),
    },
  };
}

export function allFailed(path: string) {
  return {
    parameters: {
      msw: everyContentCall.map((call) => failWith(call, 'returns 500')),
      network: callsByPage[path]?.flatMap(listConsoleMessages),
    },
  };
}

export function responding<Call extends ContentCall>(
  call: Call,
  response: (typeof showcase)[Call],
) {
  return { parameters: { msw: [respondWith(call, response), ...full] } };
}

type CallAndResponse = {
  [Call in ContentCall]: [call: Call, response: (typeof showcase)[Call]];
}[ContentCall];

export function respondingAll(responses: readonly CallAndResponse[]) {
  const handlers = responses.map(([call, response]) => respondWith(call, response));
  return { parameters: { msw: [...handlers, ...full] } };
}
