import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { counted } from '../labels';
import { NotLoaded } from '../layout/NotLoaded';
import { StatusChip, type Status } from '../status/StatusChip';
import { useFocusAfterRow } from './useFocusAfterRow';

interface QueueSectionProps {
  title: string;
  /** The noun for one row, such as 'defect'. */
  noun: string;
  to: string;
  /** The number of rows in the full list; undefined while it loads. */
  total: number | undefined;
  error?: Error | null;
  refetch?: () => unknown;
  children: React.ReactNode;
  /** Below the rows. */
  more?: React.ReactNode;
}

/** The first rows of a list, with a link to the whole list. Renders nothing without rows. */
export function QueueSection(props: QueueSectionProps) {
  const { title, noun, to, total, error = null, refetch = () => undefined, children, more } = props;
  const listProps = useFocusAfterRow();
  if (total === 0) return null;
  return (
    <Card component="section" aria-label={title}>
      <Stack
        direction="row"
        sx={{
          alignItems: 'baseline',
          gap: 1,
          px: 2,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h3" component="h2" tabIndex={-1}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ flex: 1 }}>
          {typeof total === 'number' ? counted(total, noun) : ''}
        </Typography>
        <Typography variant="body2" noWrap>
          <Link to={to} aria-label={`Show all: ${title}`}>
            Show all
          </Link>
        </Typography>
      </Stack>
      <NotLoaded error={error} refetch={refetch} />
      {total === undefined && !error ? <Skeleton height={72} sx={{ m: 2 }} /> : null}
      <Stack component="ul" {...listProps} sx={{ '& > li:last-of-type': { borderBottom: 0 } }}>
        {children}
      </Stack>
      {more}
    </Card>
  );
}

interface QueueRowProps {
  title: React.ReactNode;
  text: React.ReactNode;
  detail: string;
  status?: Status | null;
  picture?: React.ReactNode;
  children?: React.ReactNode;
}

export function QueueRow({ title, text, detail, status, picture, children }: QueueRowProps) {
  return (
    <Stack
      component="li"
      tabIndex={-1}
      direction="row"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {picture}
      <Stack sx={{ flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          {status ? <StatusChip {...status} /> : null}
        </Stack>
        <Typography variant="body2">{text}</Typography>
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Stack>
    </Stack>
  );
}
