import { lazy } from 'react';
import type { ComponentType } from 'react';
import { importWithRetry } from './importWithRetry';

const Nothing = () => null;

/**
 * Like `lazyWithRetry`, for a part without which the page still works. It shows nothing if its
 * chunk cannot be loaded.
 */
export function lazyOrNothing<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    return { default: await importWithRetry(load).catch(() => Nothing) };
  });
}
