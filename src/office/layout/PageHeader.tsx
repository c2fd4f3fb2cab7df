import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import { TitlePortal, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { Link, useLocation } from 'react-router';

/** Above every page: the way back to its list, and the page's heading, which react-admin's Title fills. */
export function PageHeader() {
  const { pathname } = useLocation();
  const [, resource = '', record] = pathname.split('/');
  const labelOf = useGetResourceLabel();
  const resources = useResourceDefinitions();
  const isRecord = record !== undefined && resource in resources;
  return (
    <Stack className="no-print" sx={{ gap: 0.5, mt: 1, mb: 2 }}>
      {isRecord ? (
        <Breadcrumbs sx={{ typography: 'body2' }}>
          <Link to={`/${resource}`}>{labelOf(resource, 2)}</Link>
        </Breadcrumbs>
      ) : null}
      <TitlePortal
        component="h1"
        variant="h1"
        sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      />
    </Stack>
  );
}
