import { lazy } from 'react';
import type { ComponentType } from 'react';
import { importWithRetry } from './importWithRetry';

const Nothing = () => null;

/**
 * Like `lazyWithRetry`, for a part without which the page still works. If its chunk cannot be
 * loaded, it renders the fallback, which shows nothing unless another is given.
 */
export function lazyOrNothing<Props>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = Nothing,
) {
  return lazy(async () => ({ default: await importWithRetry(load).catch(() => fallback) }));
}
