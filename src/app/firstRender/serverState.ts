import { readJsonBlock } from '@/api/readJsonBlock';
import { stateElementId } from './stateElement';
import type { RootState } from '../store';

/**
 * Returns a JSON script element that is safe inside HTML, because its value cannot close the
 * element.
 */
export function toJsonBlock(id: string, value: unknown, type = 'application/json'): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="${type}" id="${id}">${json}</script>`;
}

/** The state that hydration needs. Only the rendered responses differ from the initial state. */
export function serverStateOf({ api: { queries, provided } }: RootState) {
  return { api: { queries, provided } };
}

/** The state this page was rendered from, written by the same build. */
export function readServerState(document: Document): Partial<RootState> | null {
  return readJsonBlock(document, stateElementId) as Partial<RootState> | null;
}
