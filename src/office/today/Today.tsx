import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Title, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import { today, todayPath } from '@/contract/office/today';
import type { Today as TodayAnswer } from '@/contract/office/today';
import { toCertify } from '../defects/DefectViews';
import { PageTitle } from '../layout/PageTitle';
import { NotLoaded } from '../layout/NotLoaded';
import { PageSkeleton } from '../layout/PageSkeleton';
import { listPath } from '../listPath';
import { useOfficeCalls } from '../useOfficeCalls';
import { overdueWords } from '../words';
import { DaysChart } from './DaysChart';
import { HeldVehicles } from './HeldVehicles';
import { ReopenedByUpgrade } from './ReopenedByUpgrade';
import { SiteNeeds } from './SiteNeeds';
import { UndeliveredNotifications } from './UndeliveredNotifications';

function Number({ label, value, to }: { label: string; value: number; to?: string }) {
  const number = (
    <Typography variant="h2" component="p">
      {value}
    </Typography>
  );
  return (
    <Card sx={{ p: 2 }}>
      {number}
      {to === undefined ? <Typography>{label}</Typography> : <Link to={to}>{label}</Link>}
    </Card>
  );
}

function Numbers({ answer }: { answer: TodayAnswer }) {
  const { permissions: role } = usePermissions<Role>();
  return (
    <Stack
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
    >
      <Number
        label="Reports in"
        value={answer.reports}
        to={listPath('reports', { from: answer.day, to: answer.day })}
      />
      <Number
        label="Open defects"
        value={answer.open_defects}
        to={listPath('defects', { state: 'open' })}
      />
      <Number
        label="To certify: driver says good"
        value={answer.driver_says_good_defects}
        to={listPath('defects', { driver_says_good: 'true' }, toCertify)}
      />
      <Number
        label="Deferred"
        value={answer.deferred_defects}
        to={listPath('defects', { state: 'deferred' })}
      />
      <Number
        label="Do not dispatch"
        value={answer.do_not_dispatch_vehicles}
        to={listPath('vehicles', { do_not_dispatch: 'true' })}
      />
      <Number
        label={overdueWords(answer.overdue_days)}
        value={answer.overdue_vehicles}
        to={listPath('vehicles', { overdue: 'true' })}
      />
      <Number
        label="New leads"
        value={answer.new_leads}
        {...(role && isAllowed(role, 'leads') && { to: listPath('leads', { state: 'new' }) })}
      />
    </Stack>
  );
}

/** The office's first page: how things stand today. */
export function Today() {
  const calls = useOfficeCalls();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['today'],
    queryFn: () => calls.read(todayPath, today),
  });
  return (
    <Stack spacing={3} sx={{ py: 2 }}>
      <Title title={<PageTitle text="Today" />} />
      <NotLoaded error={error} refetch={refetch} />
      {data ? (
        <>
          <UndeliveredNotifications {...data.notifications} />
          <SiteNeeds />
          <ReopenedByUpgrade count={data.reopened_by_migration} />
          <Numbers answer={data} />
          <HeldVehicles {...data} />
          <DaysChart days={data.days} />
        </>
      ) : null}
      {isPending ? <PageSkeleton /> : null}
    </Stack>
  );
}
