import { createElement, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from './NotLoaded';
import { PageSkeleton } from './PageSkeleton';

const failed = new Error('This part of the office could not be loaded. Please try again.');

/**
 * A component whose script loads when it is first rendered. If loading fails, it shows an error with a
 * button to retry. React's `lazy` would fail forever.
 */
export function loadedPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  return function LoadedPart(props: Props) {
    const { data, error, refetch } = useQuery({
      queryKey: ['script', name],
      queryFn: load,
      staleTime: Infinity,
      gcTime: Infinity,
      structuralSharing: false,
    });
    if (!data)
      return error ? <NotLoaded error={failed} refetch={refetch} isWhole /> : <PageSkeleton />;
    const Part: ComponentType<Props> = data[name];
    return createElement(Part, props);
  };
}
