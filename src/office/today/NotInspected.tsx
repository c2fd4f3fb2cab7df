import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { listPath } from '../listPath';
import { lastInspectedText, overdueText } from '../labels';
import { maxRows } from './DefectQueue';
import { QueueRow, QueueSection } from './QueueSection';
import { pollInterval } from './useToday';

/** Trucks in service whose last inspection is older than the company's rule allows. */
export function NotInspected() {
  const { data, total, error, refetch } = useGetList<Vehicle>(
    'vehicles',
    {
      filter: { overdue: 'true' },
      sort: { field: 'last_inspected_at', order: 'ASC' },
      pagination: { page: 1, perPage: maxRows },
    },
    { refetchInterval: pollInterval },
  );
  const to = listPath('vehicles', { overdue: 'true' });
  return (
    <QueueSection title="Not inspected" to={to} total={total} error={error} refetch={refetch}>
      {data?.map((vehicle) => (
        <QueueRow
          key={vehicle.id}
          title={<Link to={`/vehicles/${vehicle.id}/show`}>{vehicleLabel(vehicle)}</Link>}
          text={`Last inspection: ${lastInspectedText(vehicle.last_inspected_at)}`}
          detail={overdueText(vehicle.overdue_days)}
        />
      ))}
    </QueueSection>
  );
}
