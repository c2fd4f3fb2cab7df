import Button from '@mui/material/Button';
import { StatePage } from '../layout/StatePage';
import { useChangeFilters } from './filters';

/** Shown when no row matches the list's filters, with a button that removes them. */
export function NoResults() {
  const changeFilters = useChangeFilters();
  return (
    <StatePage
      symbol="empty"
      action={
        <Button variant="outlined" onClick={() => changeFilters(() => ({}))}>
          Clear filters
        </Button>
      }
    >
      Nothing matches these filters.
    </StatePage>
  );
}
