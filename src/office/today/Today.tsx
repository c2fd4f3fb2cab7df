import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import type { Today as TodayNumbers } from '@/contract/office/today';
import { loadedPart } from '../layout/loadedPart';
import { NotLoaded } from '../layout/NotLoaded';
import { PageSkeleton } from '../layout/PageSkeleton';
import { PageTitle } from '../layout/PageTitle';
import { listPath } from '../listPath';
import { useIsPhone } from '../useIsPhone';
import { VehicleBoard } from '../vehicles/VehicleBoard';
import { DaysChart } from './DaysChart';
import { DefectQueue } from './DefectQueue';
import { Fleet } from './Fleet';
import { NotInspected } from './NotInspected';
import { ReopenedByUpgrade } from './ReopenedByUpgrade';
import { RestoreDrill } from './RestoreDrill';
import { SiteNeeds } from './SiteNeeds';
import { UndeliveredNotifications } from './UndeliveredNotifications';
import { useToday } from './useToday';
import { WaitingComments, WaitingLeads } from './WaitingForReply';

/** Loaded on request, because it is rarely needed. */
const ToConfirm = loadedPart(() => import('./ToConfirm'), 'ToConfirm');

function Numbers({ response }: { response: TodayNumbers }) {
  const { day, reports, open_defects: open, deferred_defects: deferred } = response;
  const numbers = [
    { label: 'Reports in', value: reports, to: listPath('reports', { from: day, to: day }) },
    { label: 'Open defects', value: open, to: listPath('defects', { state: 'open' }) },
    { label: 'Deferred', value: deferred, to: listPath('defects', { state: 'deferred' }) },
  ];
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
      {numbers.map(({ label, value, to }) => (
        <Typography key={label} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          <b>{value}</b> <Link to={to}>{label}</Link>
        </Typography>
      ))}
    </Stack>
  );
}

function Holding() {
  return <DefectQueue title="Holds a vehicle" filter={{ holds_vehicle: 'true' }} sort="urgency" />;
}

/** Unresolved defects that hold no vehicle. Leaves out deferrals with many days left. */
function OtherDefects() {
  return (
    <DefectQueue
      title="Other defects"
      filter={{ due: 'true', holds_vehicle: 'false' }}
      sort="urgency"
    />
  );
}

function VisitorsQueue() {
  return (
    <>
      <WaitingLeads />
      <WaitingComments />
    </>
  );
}

/** The Today page, whose parts depend on the role. */
export function Today() {
  const { permissions: role } = usePermissions<Role>();
  const { data, error, isPending, refetch } = useToday();
  const isPhone = useIsPhone();
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={<PageTitle text="Today" />} />
      <NotLoaded error={error} refetch={refetch} isWhole={!data} />
      {isPending ? <PageSkeleton /> : null}
      {data && role ? (
        <>
          {isPhone ? <Holding /> : null}
          <UndeliveredNotifications {...data.notifications} />
          <ReopenedByUpgrade count={data.reopened_by_migration} />
          <Fleet />
          {data.unconfirmed_vehicles > 0 && isAllowed(role, 'vehicles.edit') ? <ToConfirm /> : null}
          {role === 'dispatcher' ? <VehicleBoard /> : null}
          {isPhone ? null : <Holding />}
          <OtherDefects />
          <NotInspected kind="truck" />
          <NotInspected kind="trailer" />
          {isAllowed(role, 'leads') ? <VisitorsQueue /> : null}
          <SiteNeeds />
          <Numbers response={data} />
          <DaysChart days={data.days} />
          {role === 'admin' ? <RestoreDrill drill={data.restore_drill} /> : null}
        </>
      ) : null}
    </Stack>
  );
}
