import Button from '@mui/material/Button';
import { StatePage } from '../layout/StatePage';
import { useChangeFilters } from './filters';

interface NoResultsProps {
  /** Why the server rejected the filters; absent if it accepted them. */
  problem?: string;
}

/** Shown in place of a list's rows. A button clears the filters. */
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
