import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '@/api/api';
import type { AppStore } from '@/app/store';

function isPending(store: AppStore): boolean {
  const { queries, mutations } = store.getState()[api.reducerPath];
  return [...Object.values(queries), ...Object.values(mutations)].some(
    (call) => call?.status === QueryStatus.pending,
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when the store has no pending call and the page shows the results. */
export async function responsesShown(store: AppStore): Promise<void> {
  // A call may start in an effect of the first render, or when something scrolls into view.
  await nextFrame();
  await nextFrame();
  while (isPending(store)) await nextFrame();
  await nextFrame();
}
