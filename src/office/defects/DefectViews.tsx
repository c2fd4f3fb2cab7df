import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import type { Defect } from '@/contract/records';
import { listPath } from '../listPath';

/**
 * The defects in the order in which a mechanic certifies them: those that a driver says are good,
 * then those that hold a vehicle, the oldest first.
 */
export const toCertify = { sort: 'to_certify', order: 'ASC' } as const;

/** The list's two views: by vehicle, and 'To certify'. */
export function DefectViews() {
  const { sort } = useListContext<Defect>();
  const isToCertify = sort.field === toCertify.sort;
  const views = [
    { label: 'By vehicle', to: listPath('defects', {}), isCurrent: !isToCertify },
    {
      label: 'To certify',
      to: listPath('defects', { state: 'open' }, toCertify),
      isCurrent: isToCertify,
    },
  ];
  return (
    <Stack component="nav" aria-label="Defects" direction="row" sx={{ gap: 1, p: 1 }}>
      {views.map(({ label, to, isCurrent }) => (
        <Button
          key={label}
          component={Link}
          to={to}
          variant={isCurrent ? 'contained' : 'outlined'}
          {...(isCurrent && { 'aria-current': 'page' as const })}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
