import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { Vehicle } from '@/contract/office/vehicles';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { listPath } from '../listPath';
import { lastInspectedText, overdueText } from '../labels';
import { maxRows } from './DefectQueue';
import { QueueRow, QueueSection } from './QueueSection';
import { pollInterval } from '../data/pollInterval';

const titles = { truck: 'Trucks not inspected', trailer: 'Trailers not inspected' } as const;

/** Vehicles that are overdue for inspection by the company's rule for their kind. */
export function NotInspected({ kind }: { kind: keyof typeof titles }) {
  const { data, total, error, refetch } = useGetList<Vehicle>(
    'vehicles',
    {
      filter: { kind, overdue: 'true' },
      sort: { field: 'last_inspected_at', order: 'ASC' },
      pagination: { page: 1, perPage: maxRows },
    },
    { refetchInterval: pollInterval },
  );
  const to = listPath('vehicles', { kind, overdue: 'true' });
  return (
    <QueueSection
      title={titles[kind]}
      noun={kind}
      to={to}
      total={total}
      error={error}
      refetch={refetch}
    >
      {data?.map((vehicle) => (
        <QueueRow
          key={vehicle.id}
          title={<Link to={`/vehicles/${vehicle.id}/show`}>{vehicleLabel(vehicle)}</Link>}
          text={`Last inspection: ${lastInspectedText(vehicle)}`}
          detail={overdueText(vehicle)}
        />
      ))}
    </QueueSection>
  );
}
