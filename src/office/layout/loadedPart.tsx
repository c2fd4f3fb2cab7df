import { createElement, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from './NotLoaded';
import { PageSkeleton } from './PageSkeleton';

const failed = new Error('This part of the office could not be loaded. Please try again.');

/**
 * Creates a component that loads its script when first rendered. A failed load shows an error with a button to try
 * again; React's `lazy` would not load it again.
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
