import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { AuditEntry } from '@/contract/office/audit';
import { maxAtOnce } from '@/contract/office/lists';
import type { VehicleRecord } from '@/contract/office/vehicles';
import type { ReportRow } from '@/contract/records';
import { NotLoaded } from '../layout/NotLoaded';
import { listPath } from '../listPath';
import { pollInterval } from '../data/pollInterval';
import { useIsAllowed } from '../useIsAllowed';
import { timestampText } from '../carrierTime';
import { completeSince, mergeTimeline } from './timeline';

const onRail = {
  position: 'relative',
  ml: 0.5,
  pl: 2,
  pb: 2,
  borderLeft: 2,
  borderColor: 'divider',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 6,
    left: -5,
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: 'text.secondary',
  },
} as const;

const pageSize = 25;

/** Loads the entries of the latest period that is complete. `isCut` means that there are older ones. */
function useTimeline({ id, events = [] }: VehicleRecord, perPage: number) {
  const options = { refetchInterval: pollInterval, placeholderData: keepPreviousData };
  const pagination = { page: 1, perPage };
  const reports = useGetList<ReportRow>(
    'reports',
    { filter: { vehicle: String(id) }, sort: { field: 'id', order: 'DESC' }, pagination },
    options,
  );
  const mayReadChanges = useIsAllowed('audit');
  const changes = useGetList<AuditEntry>(
    'audit',
    {
      filter: { resource: 'vehicles', record_id: String(id) },
      sort: { field: 'at', order: 'DESC' },
      pagination,
    },
    { ...options, enabled: mayReadChanges },
  );
  const failed = [reports, changes].find(({ error }) => error) ?? reports;
  const { data: reportRows = [], total: reportCount = 0 } = reports;
  const { data: changeRows = [], total: changeCount = 0 } = changes;
  const since = completeSince([
    {
      rows: reportRows.map(({ created_at: at }) => ({ at })),
      isCut: reportRows.length < reportCount,
    },
    { rows: changeRows, isCut: changeRows.length < changeCount },
    { rows: events, isCut: events.length === maxAtOnce },
  ]);
  const isLoaded = reports.data !== undefined && (changes.data !== undefined || !mayReadChanges);
  const merged = mergeTimeline(reportRows, events, changeRows);
  return {
    entries: isLoaded ? merged.filter(({ at }) => Date.parse(at) >= since) : undefined,
    isCut: isLoaded && since !== -Infinity,
    error: failed.error,
    refetch: failed.refetch,
  };
}

interface OlderProps {
  vehicle: number;
  /** Undefined if no more can be loaded here. */
  onMore: (() => void) | undefined;
}

function Older({ vehicle, onMore }: OlderProps) {
  return onMore ? (
    <Button variant="outlined" onClick={onMore}>
      Show older
    </Button>
  ) : (
    <Link to={listPath('reports', { vehicle: String(vehicle) })}>Show all reports</Link>
  );
}

/**
 * The latest inspections, defect events and changes of a vehicle, all of those since the oldest one shown. Only roles
 * that may read the audit log see the changes.
 */
export function VehicleTimeline({ vehicle }: { vehicle: VehicleRecord }) {
  const [pages, setPages] = useState(1);
  const perPage = Math.min(pages * pageSize, maxAtOnce);
  const { entries, isCut, error, refetch } = useTimeline(vehicle, perPage);
  return (
    <Card component="aside" aria-label="Timeline" sx={{ flex: 1, width: '100%', p: 2 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Timeline
      </Typography>
      <NotLoaded error={error} refetch={refetch} />
      {entries || error ? null : <Skeleton height={160} />}
      <Stack
        component="ol"
        sx={{ '& > li': onRail, '& > li:last-of-type': { borderColor: 'transparent', pb: 0 } }}
      >
        {entries?.map(({ key, at, title, to, text }) => (
          <li key={key}>
            <Typography variant="body2" color="textSecondary">
              {timestampText(at)}
            </Typography>
            {to === null ? title : <Link to={to}>{title}</Link>}
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </li>
        ))}
      </Stack>
      {isCut ? (
        <Older
          vehicle={vehicle.id}
          onMore={perPage < maxAtOnce ? () => setPages(pages + 1) : undefined}
        />
      ) : null}
    </Card>
  );
}
