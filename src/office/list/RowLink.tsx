import MuiLink from '@mui/material/Link';
import type { SxProps } from '@mui/material/styles';
import {
  useCreatePath,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { Link } from 'react-router';

interface RowLinkProps {
  children: React.ReactNode;
  sx?: SxProps;
}

/**
 * A link to the row's record, for the keyboard and for Ctrl+click. A press on it does not reach the row, which would
 * open the page a second time.
 */
export function RowLink({ children, sx }: RowLinkProps) {
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const { hasShow } = useResourceDefinition({ resource });
  const record = useRecordContext();
  return (
    <MuiLink
      component={Link}
      to={createPath({ resource, id: record?.id, type: hasShow ? 'show' : 'edit' })}
      onClick={(event) => event.stopPropagation()}
      sx={sx}
    >
      {children}
    </MuiLink>
  );
}
