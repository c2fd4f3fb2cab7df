import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { counted } from '../labels';
import { NotLoaded } from '../layout/NotLoaded';
import { useFocusAfterRow } from './useFocusAfterRow';

interface QueueSectionProps {
  title: string;
  /** The word for a row, such as 'defect', because the fleet's numbers count vehicles. */
  noun: string;
  /** The address of the list with all rows. */
  to: string;
  /** The number of rows; null or undefined until it is known. */
  total: number | null | undefined;
  error?: Error | null;
  refetch?: () => unknown;
  /** The QueueRows, fewer than `total` if there are many. */
  children: React.ReactNode;
}

/** A part of the day's work; renders nothing once it is done. */
export function QueueSection(props: QueueSectionProps) {
  const { title, noun, to, total, error = null, refetch = () => undefined, children } = props;
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
        <Typography variant="body2">
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
    </Card>
  );
}

interface QueueRowProps {
  title: React.ReactNode;
  /** The problem or request, in the person's words. */
  text: React.ReactNode;
  /** The age of the problem or request, and the person it is assigned to. */
  detail: string;
  /** A photo, if there is one. */
  picture?: React.ReactNode;
  /** The buttons for the available actions. */
  children?: React.ReactNode;
}

/** One task, with its actions. */
export function QueueRow({ title, text, detail, picture, children }: QueueRowProps) {
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
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
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
