import { lazy, type ComponentType } from 'react';
import { importWithRetry } from './importWithRetry';

/** A component in a separate chunk, which loads when the component first renders. */
export function lazyWithRetry<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}
