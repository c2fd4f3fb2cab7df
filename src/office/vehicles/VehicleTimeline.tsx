import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { AuditEntry } from '@/contract/office/audit';
import type { VehicleRecord } from '@/contract/office/vehicles';
import { NotLoaded } from '../layout/NotLoaded';
import { maxRows } from '../today/DefectQueue';
import { pollInterval } from '../today/useToday';
import { useIsAllowed } from '../useIsAllowed';
import { timestampText } from '../carrierTime';
import { mergeTimeline } from './timeline';
import { useVehicleReports } from './VehicleReports';

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

/**
 * The latest inspections, defect events and changes of a vehicle. Only roles that may read the audit log see the
 * changes.
 */
export function VehicleTimeline({ vehicle: { id, events = [] } }: { vehicle: VehicleRecord }) {
  const reports = useVehicleReports(id);
  const mayReadChanges = useIsAllowed('audit');
  const changes = useGetList<AuditEntry>(
    'audit',
    {
      filter: { resource: 'vehicles', record_id: String(id) },
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage: maxRows },
    },
    { enabled: mayReadChanges, refetchInterval: pollInterval },
  );
  const failed = [reports, changes].find(({ error }) => error) ?? reports;
  const entries =
    reports.data && (changes.data || !mayReadChanges)
      ? mergeTimeline(reports.data, events, changes.data ?? [])
      : undefined;
  return (
    <Card component="aside" aria-label="Timeline" sx={{ flex: 1, width: '100%', p: 2 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Timeline
      </Typography>
      <NotLoaded error={failed.error} refetch={failed.refetch} />
      {entries || failed.error ? null : <Skeleton height={160} />}
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
    </Card>
  );
}
