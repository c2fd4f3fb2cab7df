import { lazy, type ComponentType } from 'react';
import { importWithRetry } from './importWithRetry';

/** A component in its own chunk. The chunk is loaded when the component first renders. */
export function lazyWithRetry<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}
