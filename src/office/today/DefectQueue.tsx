import { useState } from 'react';
import Button from '@mui/material/Button';
import { dayText } from '@/contract/dateText';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { personText } from '@/contract/presentName';
import type { Defect } from '@/contract/records';
import { maxAtOnce } from '@/contract/office/lists';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { CertifyRepair } from '../defects/CertifyAtOnce';
import { UndoCertification } from '../defects/UndoCertification';
import { DefectPhotos } from '../defects/DefectPhotos';
import { defectDetails } from '../defects/defectText';
import { useCertified, withCertified } from '../defects/useCertified';
import { listPath } from '../listPath';
import { holdStatus } from '../status/statuses';
import { ageText, counted } from '../labels';
import { QueueRow, QueueSection } from './QueueSection';
import { pollInterval } from '../data/pollInterval';

/** The maximum number of rows in a queue, except in one of defects. */
export const maxRows = 10;

interface DefectQueueProps {
  title: string;
  filter: Readonly<Record<string, string>>;
  sort: 'to_certify' | 'urgency';
}

function defectDetailText(defect: Defect): string {
  const { age_days: age, deferred_until: until, state } = defect;
  const by = personText(defect.reported_by, defect.reported_by_now);
  const ends = state === 'deferred' ? `deferred until ${dayText(until ?? '')}` : '';
  return [ageText(age), `reported by ${by}`, ends, ...defectDetails(defect)]
    .filter(Boolean)
    .join(' · ');
}

interface DefectRowsProps {
  title: string;
  to: string;
  /** Undefined while loading. */
  defects: readonly Defect[] | undefined;
  total: number | undefined;
  error?: Error | null;
  refetch?: () => unknown;
}

/** A queue folds the vehicles after these. */
const mostVehicles = 10;

/** Puts the defects of each vehicle next to each other, in the order of the vehicles' first ones. */
function groupByVehicle(defects: readonly Defect[]): Defect[][] {
  const groups = new Map<number, Defect[]>();
  for (const defect of defects) {
    const group = groups.get(defect.vehicle.id) ?? [];
    groups.set(defect.vehicle.id, [...group, defect]);
  }
  return [...groups.values()];
}

export function DefectRows({ title, to, defects, total, ...loading }: DefectRowsProps) {
  const { recent } = useCertified();
  const isCertified = (id: number) => recent.some(({ defect }) => defect.id === id);
  const [isUnfolded, setUnfolded] = useState(false);
  const rows = withCertified(title, defects ?? [], recent);
  const vehicles = groupByVehicle(rows);
  const folded = isUnfolded ? 0 : Math.max(0, vehicles.length - mostVehicles);
  const shown = vehicles.slice(0, vehicles.length - folded).flat();
  const shownTotal = total === undefined ? total : total + rows.length - (defects?.length ?? 0);
  return (
    <QueueSection
      title={title}
      noun="defect"
      to={to}
      total={shownTotal}
      {...loading}
      more={
        folded === 0 ? null : (
          <Button variant="text" sx={{ m: 1 }} onClick={() => setUnfolded(true)}>
            Show {counted(folded, 'more vehicle')}
          </Button>
        )
      }
    >
      {shown.map((defect, index) => (
        <QueueRow
          key={defect.id}
          title={
            <>
              {isCertified(defect.id) ? 'Certified: ' : ''}
              <Link to={`/vehicles/${defect.vehicle.id}/show`}>{vehicleLabel(defect.vehicle)}</Link>
              {' · '}
              <Link to={`/defects/${defect.id}/show`}>{itemLabel(defect.item)}</Link>
            </>
          }
          text={defect.description}
          detail={defectDetailText(defect)}
          status={defect.holds_vehicle && !isCertified(defect.id) ? holdStatus([defect]) : null}
          picture={<DefectPhotos defect={{ ...defect, photos: defect.photos.slice(0, 1) }} />}
        >
          {isCertified(defect.id) ? (
            <UndoCertification id={defect.id} />
          ) : (
            <CertifyRepair defect={defect} place={{ queue: title, index }} />
          )}
        </QueueRow>
      ))}
    </QueueSection>
  );
}

export function DefectQueue({ title, filter, sort }: DefectQueueProps) {
  const { data, total, error, refetch } = useGetList<Defect>(
    'defects',
    {
      filter,
      sort: { field: sort, order: 'ASC' },
      pagination: { page: 1, perPage: maxAtOnce },
    },
    { refetchInterval: pollInterval },
  );
  const to = listPath('defects', filter, { sort, order: 'ASC' });
  return (
    <DefectRows
      title={title}
      to={to}
      total={total}
      error={error}
      refetch={refetch}
      defects={data}
    />
  );
}
