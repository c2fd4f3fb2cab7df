import Alert from '@mui/material/Alert';
import { Link } from 'react-router';
import { maxAtOnce } from '@/contract/office/lists';
import { listPath } from '../listPath';

/** With as many rows per page as one bulk certification can include. */
const to = listPath(
  'defects',
  { reopened_by_migration: 'true' },
  { sort: 'to_certify', order: 'ASC', page: '1', perPage: String(maxAtOnce) },
);

/** A notice about defects that the upgrade to certifications reopened. It stays until they are certified. */
export function ReopenedByUpgrade({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert severity="warning">
      The upgrade opened {count === 1 ? '1 defect' : `${count} defects`} again that only a driver
      had closed. <Link to={to}>Certify what was reopened</Link>
    </Alert>
  );
}
