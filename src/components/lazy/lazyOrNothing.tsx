import { lazy, type ComponentType } from 'react';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { importWithRetry } from './importWithRetry';

const Nothing = () => null;

/**
 * Like `lazyWithRetry`, for a part without which the page still works. If its chunk cannot be
 * loaded, or if it throws, it renders the fallback, which shows nothing unless another is given.
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
