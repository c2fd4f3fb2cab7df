import { lazy, type ComponentType } from 'react';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { importWithRetry } from './importWithRetry';

const Nothing = () => null;

/**
 * Like `lazyWithRetry`, for a part that the page can do without. If the chunk fails to load or the part throws, renders
 * `Fallback`, by default nothing.
 */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Nothing,
) {
  const Part: ComponentType<Props> = lazy(async () => ({
    default: await importWithRetry(load).catch(() => Fallback),
  }));
  return function LazyOrNothing(props: Props) {
    return (
      <ErrorBoundary fallback={<Fallback {...props} />}>
        <Part {...props} />
      </ErrorBoundary>
    );
  };
}
