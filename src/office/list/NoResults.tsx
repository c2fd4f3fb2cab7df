import Button from '@mui/material/Button';
import { StatePage } from '../layout/StatePage';
import { useChangeFilters } from './filters';

interface NoResultsProps {
  /** Why the server rejected the filters, if it did. */
  problem?: string;
}

/**
 * Shown when no row matches the list's filters, or they were rejected, with a button that removes
 * them.
 */
export function NoResults({ problem }: NoResultsProps) {
  const changeFilters = useChangeFilters();
  return (
    <StatePage
      symbol="empty"
      isAlert={problem !== undefined}
      action={
        <Button variant="outlined" onClick={() => changeFilters(() => ({}))}>
          Clear filters
        </Button>
      }
    >
      {problem ?? 'Nothing matches these filters.'}
    </StatePage>
  );
}
