import { RecordContextProvider, useGetList } from 'react-admin';
import { Link } from 'react-router';
import { decisionOn, type Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { decisionLabels, decisionText } from '../labels';
import { listPath } from '../listPath';
import { ConfirmVehicle } from '../vehicles/ConfirmVehicle';
import { MergeVehicles } from '../vehicles/MergeVehicles';
import { maxRows } from './DefectQueue';
import { QueueRow, QueueSection } from './QueueSection';
import { pollInterval } from '../data/pollInterval';

const filter = { unconfirmed: 'true' };

export function ToConfirm() {
  const { data, total, error, refetch } = useGetList<Vehicle>(
    'vehicles',
    {
      filter,
      sort: { field: 'number', order: 'ASC' },
      pagination: { page: 1, perPage: maxRows },
    },
    { refetchInterval: pollInterval },
  );
  const to = listPath('vehicles', filter);
  return (
    <QueueSection
      title="Confirm or merge"
      noun="vehicle"
      to={to}
      total={total}
      error={error}
      refetch={refetch}
    >
      {data?.map((vehicle) => {
        const decision = decisionOn(vehicle);
        return decision === null ? null : (
          <QueueRow
            key={vehicle.id}
            title={<Link to={`/vehicles/${vehicle.id}/show`}>{vehicleLabel(vehicle)}</Link>}
            text={decisionLabels[decision]}
            detail={decisionText(vehicle) ?? ''}
          >
            <ConfirmVehicle vehicle={vehicle} />
            <RecordContextProvider value={vehicle}>
              <MergeVehicles />
            </RecordContextProvider>
          </QueueRow>
        );
      })}
    </QueueSection>
  );
}
