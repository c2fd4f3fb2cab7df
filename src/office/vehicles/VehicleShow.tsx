import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Show, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { Vehicle, VehicleRecord } from '@/contract/office/vehicles';
import { Fact } from '../form/Fact';
import { whileEditing } from '../form/useEditConflict';
import { InPageHeader } from '../layout/InPageHeader';
import { TimelineCard } from '../layout/RecordCard';
import { listPath } from '../listPath';
import { StatusChips } from '../status/StatusChip';
import { vehicleStatuses } from '../status/statuses';
import { DefectRows } from '../today/DefectQueue';
import { useIsAllowed } from '../useIsAllowed';
import { decisionText, lastInspectedText, lastReportText, odometerText } from '../labels';
import { ConfirmVehicle } from './ConfirmVehicle';
import { FirstConfirmation } from './FirstConfirmation';
import { EarlierNumbers } from './EarlierNumbers';
import { InspectedToday } from './InspectedToday';
import { MergeVehicles } from './MergeVehicles';
import { OdometerChart } from './OdometerChart';
import { notReadyText } from './notReadyText';
import { fromRecord, VehicleEdit } from './VehicleEdit';
import { VehicleReports } from './VehicleReports';
import { VehicleTimeline } from './VehicleTimeline';

interface VehicleShowProps {
  /** Whether the drawer with the vehicle's details is open. */
  isEditing?: boolean;
}

function Actions({ vehicle, isEditing }: { vehicle: Vehicle; isEditing: boolean }) {
  return (
    <>
      <InPageHeader>
        <ConfirmVehicle vehicle={vehicle} />
        <MergeVehicles />
        <Button component={Link} to={`/labels?vehicle=${vehicle.id}`} variant="outlined">
          QR label
        </Button>
        <Button component={Link} to={`/vehicles/${vehicle.id}`} state={fromRecord}>
          Edit details
        </Button>
      </InPageHeader>
      {isEditing ? <VehicleEdit vehicle={vehicle} /> : null}
    </>
  );
}

function Banner({ vehicle }: { vehicle: Vehicle }) {
  const { last_report_id: report } = vehicle;
  const decision = decisionText(vehicle);
  return (
    <Card component="section" aria-label="Status" sx={{ p: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <StatusChips statuses={vehicleStatuses(vehicle)} />
        <Stack sx={{ flex: 1, minWidth: 160 }}>
          {vehicle.is_overdue ? null : <InspectedToday vehicle={vehicle} />}
          <Typography>{notReadyText(vehicle)}</Typography>
        </Stack>
      </Stack>
      {decision === null ? null : <Typography sx={{ mb: 2 }}>{decision}</Typography>}
      <FirstConfirmation vehicle={vehicle} />
      <Stack
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          m: 0,
          gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
          // The VIN takes a whole row on a phone, because it needs more than half the width.
          '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <Fact label="Last inspection">
          {report === null ? (
            'never'
          ) : (
            <Link to={`/reports/${report}/show`}>{lastInspectedText(vehicle)}</Link>
          )}
        </Fact>
        {report === null ? null : <Fact label="Last report">{lastReportText(vehicle)}</Fact>}
        <Fact label="Last odometer">
          {vehicle.last_odometer === null ? 'none' : odometerText(vehicle.last_odometer)}
        </Fact>
        <Fact label="Make">{[vehicle.make, vehicle.year].filter(Boolean).join(' ') || 'none'}</Fact>
        <Fact label="Plate">{vehicle.plate || 'none'}</Fact>
        {vehicle.earlier_numbers.length === 0 ? null : (
          <Fact label="Earlier numbers">
            <EarlierNumbers vehicle={vehicle} />
          </Fact>
        )}
        <Fact label="VIN">{vehicle.vin || 'none'}</Fact>
      </Stack>
    </Card>
  );
}

function Parts({ isEditing = false }: VehicleShowProps) {
  const vehicle = useRecordContext<VehicleRecord>();
  const canEdit = useIsAllowed('vehicles.edit');
  if (!vehicle) return null;
  const { defects } = vehicle;
  const to = listPath('defects', { vehicle: String(vehicle.id) });
  return (
    <Stack sx={{ gap: 2 }}>
      {canEdit ? <Actions vehicle={vehicle} isEditing={isEditing} /> : null}
      <Banner vehicle={vehicle} />
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Stack sx={{ flex: 2, minWidth: 0, width: '100%', gap: 2 }}>
          <DefectRows
            title="Unresolved defects"
            to={to}
            defects={defects}
            total={defects?.length}
          />
          <VehicleReports id={vehicle.id} />
          {vehicle.kind === 'truck' ? <OdometerChart id={vehicle.id} /> : null}
        </Stack>
        <VehicleTimeline vehicle={vehicle} />
      </Stack>
    </Stack>
  );
}

/** A vehicle's page, with its readiness, defects and timeline. */
export function VehicleShow(props: VehicleShowProps) {
  return (
    <Show
      actions={false}
      component={TimelineCard}
      {...(props.isEditing && { queryOptions: whileEditing })}
      sx={{ '& .RaShow-card': { border: 0, backgroundColor: 'transparent' } }}
    >
      <Parts {...props} />
    </Show>
  );
}
