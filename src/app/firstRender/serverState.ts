import { readJsonBlock } from '@/api/readJsonBlock';
import { stateElementId } from './stateElement';
import type { RootState } from '../store';

/** Creates a JSON script element for HTML. The value cannot close the element. */
export function toJsonBlock(id: string, value: unknown, type = 'application/json'): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="${type}" id="${id}">${json}</script>`;
}

/** The state for hydration: the responses and their cache tags. All other state has its initial values. */
export function getServerState({ api: { queries, provided } }: RootState) {
  return { api: { queries, provided } };
}

/** The state with which the server rendered the page. The same build wrote it, so it is not validated. */
export function readServerState(document: Document): Partial<RootState> | null {
  return readJsonBlock(document, stateElementId) as Partial<RootState> | null;
}
