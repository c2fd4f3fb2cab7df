import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Stack from '@mui/material/Stack';
import { TitlePortal, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { headerSlots } from './InPageHeader';

/** The header of a page, with slots for InPageHeader. On a record's page, it also has a link back to the list. */
export function PageHeader() {
  const { pathname } = useLocation();
  const [, resource = '', record] = pathname.split('/');
  const getResourceLabel = useGetResourceLabel();
  const resources = useResourceDefinitions();
  const isRecord = record !== undefined && resource in resources;
  return (
    <Stack className="no-print" sx={{ gap: 0.5, mb: { xs: 1, md: 1.5 } }}>
      {isRecord ? (
        <Breadcrumbs sx={{ typography: 'body2' }}>
          <Link to={`/${resource}`}>{getResourceLabel(resource, 2)}</Link>
        </Breadcrumbs>
      ) : null}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <TitlePortal
          component="h1"
          variant="h1"
          tabIndex={-1}
          sx={{ flex: 'none', maxWidth: 1, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        />
        <Box id={headerSlots.status} sx={{ '&:empty': { display: 'none' } }} />
        <Box
          id={headerSlots.action}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}
        />
      </Stack>
    </Stack>
  );
}
