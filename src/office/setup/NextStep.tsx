import Alert from '@mui/material/Alert';
import { Link, useLocation } from 'react-router';
import { useIsAllowed } from '../useIsAllowed';
import { useSetup } from './useSetup';

/** Shows the next setup step until the site is open. */
export function NextStep() {
  const isAllowed = useIsAllowed('content');
  const { pathname } = useLocation();
  return isAllowed && pathname !== '/setup' ? <Notice /> : null;
}

function Notice() {
  const { data, progress, next } = useSetup();
  if (!data || data.isOpen || !next) return null;
  return (
    <Alert
      className="no-print"
      severity="info"
      role="status"
      sx={{
        mb: 2,
        py: 0,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
        '&& .MuiAlert-message': { typography: 'body2' },
      }}
    >
      Your site is not open yet. <Link to="/setup">{progress}</Link>. Next:{' '}
      <Link to={next.to}>{next.label}</Link>
    </Alert>
  );
}
