import type { RootState } from './store';

/** Id of the JSON block in which a rendered page brings the state it was rendered from. */
export const stateElementId = 'state';

/** A JSON script element's text, safe inside HTML: nothing in it can end the element. */
export function toJsonBlock(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** What a JSON block of the page holds; null without one. A broken block is no reason for a white page. */
export function readJsonBlock(document: Document, id: string): unknown {
  try {
    return JSON.parse(document.getElementById(id)?.textContent || 'null');
  } catch {
    return null;
  }
}

/** The state this page was rendered from: our own render wrote it, of the same build. */
export function readServerState(document: Document): Partial<RootState> | null {
  return readJsonBlock(document, stateElementId) as Partial<RootState> | null;
}
