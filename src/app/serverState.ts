import { stateElementId } from './stateElement';
import type { RootState } from './store';

/** A JSON script element's text, safe inside HTML: nothing in it can end the element. */
export function toJsonBlock(id: string, value: unknown, type = 'application/json'): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="${type}" id="${id}">${json}</script>`;
}

/** What a JSON block of the page holds; null without one. A broken block is no reason for a white page. */
export function readJsonBlock(document: Document, id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent || 'null');
  } catch {
    return null;
  }
}

/** What hydration must know: the answers that were rendered. Everything else is as it is at first anyway. */
export function serverStateOf({ api: { queries, provided } }: RootState) {
  return { api: { queries, provided } };
}

/** The state this page was rendered from: our own render wrote it, of the same build. */
export function readServerState(document: Document): Partial<RootState> | null {
  return readJsonBlock(document, stateElementId) as Partial<RootState> | null;
}
