import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  ListContextProvider,
  useListContext,
  useResourceContext,
  useSavedQueries,
} from 'react-admin';
import { Link } from 'react-router';
import { listPath } from '../listPath';
import { fromSavedFilter, toSavedFilter } from './datePresets';
import { areSame, withoutFilters, type FilterValues, type ListDays } from './listFilters';
import { useFilterValues } from './filters';

interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

export interface ListView {
  label: string;
  filter: FilterValues;
  /** By default, the list's order. */
  sort?: Sort;
}

function toViewPath(resource: string, { filter, sort }: Pick<ListView, 'filter' | 'sort'>): string {
  return listPath(resource, filter, sort && { sort: sort.field, order: sort.order });
}

interface ListViewsProps {
  views: readonly ListView[];
  sort: Sort;
  days: ListDays | undefined;
  /** Filters that narrow a view without leaving it. */
  narrowing: readonly string[];
  onOpen: () => void;
}

/** Tabs for the list's views: the built-in ones and those saved in this browser. */
export function ListViews({ views, sort: ownSort, days, narrowing, onOpen }: ListViewsProps) {
  const resource = useResourceContext() ?? '';
  const list = useListContext();
  const { sort } = list;
  const filter = useFilterValues();
  const [stored, store] = useSavedQueries(resource);
  const [isNaming, setNaming] = useState(false);
  const own = views.map((view) => ({ ...view, isSaved: false }));
  const saved = extractValidSavedQueries(stored).map(({ label, value }) => ({
    label,
    isSaved: true,
    filter: fromSavedFilter(value.filter as FilterValues, days),
    ...(value.sort && { sort: value.sort }),
  }));
  const isSorted = (view: ListView) =>
    (view.sort ?? ownSort).field === sort.field && (view.sort ?? ownSort).order === sort.order;
  const narrowed = withoutFilters(filter, ...narrowing);
  const exact = [...saved, ...own].find((view) => areSame(view.filter, filter) && isSorted(view));
  const current =
    exact ?? own.find((view) => areSame(view.filter, narrowed) && (isSorted(view) || !view.sort));
  return (
    <Stack
      component="nav"
      aria-label="Views"
      direction="row"
      sx={{ gap: 0.5, overflowX: 'auto', borderBottom: 1, borderColor: 'divider' }}
    >
      {[...own, ...saved].map((view) => (
        <Button
          key={`${view.label} ${String(view.isSaved)}`}
          component={Link}
          to={toViewPath(resource, view)}
          onClick={onOpen}
          variant="text"
          {...(view === current && { 'aria-current': 'page' as const })}
          sx={{
            flex: 'none',
            borderRadius: 0,
            color: 'text.secondary',
            boxShadow: (theme) =>
              view === current ? `inset 0 -2px ${theme.palette.primary.main}` : 'none',
            '&[aria-current]': { color: 'text.primary', fontWeight: 600 },
          }}
        >
          {view.label}
        </Button>
      ))}
      {exact?.isSaved ? (
        <Button
          variant="text"
          sx={{ flex: 'none' }}
          onClick={() => store(stored.filter(({ label }) => label !== exact.label))}
        >
          Remove view
        </Button>
      ) : null}
      {exact ? null : (
        <Button variant="text" sx={{ flex: 'none' }} onClick={() => setNaming(true)}>
          Save view
        </Button>
      )}
      <ListContextProvider value={{ ...list, filterValues: toSavedFilter(filter, days) }}>
        <AddSavedQueryDialog open={isNaming} onClose={() => setNaming(false)} />
      </ListContextProvider>
    </Stack>
  );
}
