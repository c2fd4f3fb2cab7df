import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import {
  HttpError,
  useEditContext,
  useGetResourceLabel,
  useResourceContext,
  useShowContext,
  type RaRecord,
} from 'react-admin';
import { Link, Navigate } from 'react-router';
import { parseMovedTo } from '../data/rejection';
import { loadedPart } from './loadedPart';
import { NotLoaded } from './NotLoaded';
import { PageSkeleton } from './PageSkeleton';
import { StatePage } from './StatePage';

const Activity = loadedPart(() => import('../audit/Activity'), 'Activity');

interface Loading {
  record?: RaRecord | undefined;
  error?: Error | null;
  refetch: () => unknown;
  hasActivity?: boolean;
}

function MissingRecord() {
  const resource = useResourceContext() ?? '';
  const getResourceLabel = useGetResourceLabel();
  return (
    <StatePage
      symbol="lost"
      isAlert
      action={
        <Button component={Link} to={`/${resource}`}>
          Go to {getResourceLabel(resource, 2)}
        </Button>
      }
    >
      This {getResourceLabel(resource, 1).toLowerCase()} does not exist.
    </StatePage>
  );
}

function RecordCard(props: Loading & CardProps) {
  const { record, error, refetch, hasActivity = true, children, ...card } = props;
  const resource = useResourceContext();
  const takerId = parseMovedTo(error);
  if (takerId !== null) return <Navigate to={`/${resource}/${takerId}/show`} replace />;
  if (!record && error instanceof HttpError && error.status === 404) {
    return (
      <Card sx={{ flex: 1 }}>
        <MissingRecord />
      </Card>
    );
  }
  return (
    <Card {...card}>
      <NotLoaded error={error} refetch={refetch} isWhole={!record} />
      {record ? children : error ? null : <PageSkeleton />}
      {record && resource && hasActivity ? (
        <Activity resource={resource} recordId={record.id} />
      ) : null}
    </Card>
  );
}

/** The card for react-admin's Show, with its loading and error states. */
export function ShowCard(props: CardProps) {
  const { record, error, refetch } = useShowContext<RaRecord>();
  return <RecordCard record={record} error={error} refetch={refetch} {...props} />;
}

/** The card for a page with a timeline, without the record's activity. */
export function TimelineCard(props: CardProps) {
  const { record, error, refetch } = useShowContext<RaRecord>();
  return (
    <RecordCard record={record} error={error} refetch={refetch} hasActivity={false} {...props} />
  );
}

/** The card for react-admin's Edit. */
export function EditCard(props: CardProps) {
  const { record, error, refetch } = useEditContext<RaRecord>();
  return <RecordCard record={record} error={error} refetch={refetch} {...props} />;
}
