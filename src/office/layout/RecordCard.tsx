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
import { Link } from 'react-router';
import { loadedPart } from './loadedPart';
import { NotLoaded } from './NotLoaded';
import { PageSkeleton } from './PageSkeleton';
import { StatePage } from './StatePage';

const Activity = loadedPart(() => import('../audit/Activity'), 'Activity');

interface Loading {
  record?: RaRecord | undefined;
  error?: Error | null;
  refetch: () => unknown;
  /** False if the page has its own timeline. */
  hasActivity?: boolean;
}

/** Shown for an address whose record does not exist, where trying again would change nothing. */
function MissingRecord() {
  const resource = useResourceContext() ?? '';
  const labelOf = useGetResourceLabel();
  return (
    <StatePage
      symbol="lost"
      isAlert
      action={
        <Button component={Link} to={`/${resource}`}>
          Go to {labelOf(resource, 2)}
        </Button>
      }
    >
      This {labelOf(resource, 1).toLowerCase()} does not exist.
    </StatePage>
  );
}

function RecordCard(props: Loading & CardProps) {
  const { record, error, refetch, hasActivity = true, children, ...card } = props;
  const resource = useResourceContext();
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

/** The card of react-admin's Show, also before the record has loaded or if it cannot be loaded. */
export function ShowCard(props: CardProps) {
  const { record, error, refetch } = useShowContext<RaRecord>();
  return <RecordCard record={record} error={error} refetch={refetch} {...props} />;
}

/** The card of a record whose page has its own timeline. */
export function TimelineCard(props: CardProps) {
  const { record, error, refetch } = useShowContext<RaRecord>();
  return (
    <RecordCard record={record} error={error} refetch={refetch} hasActivity={false} {...props} />
  );
}

/** The card of react-admin's Edit. If loading the record again fails, the form remains. */
export function EditCard(props: CardProps) {
  const { record, error, refetch } = useEditContext<RaRecord>();
  return <RecordCard record={record} error={error} refetch={refetch} {...props} />;
}
