import { dayText } from '@/contract/dateText';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { Defect } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { CertifyRepair } from '../defects/CertifyAtOnce';
import { DefectPhotos } from '../defects/DefectPhotos';
import { defectDetails } from '../defects/defectText';
import { listPath } from '../listPath';
import { ageText } from '../labels';
import { QueueRow, QueueSection } from './QueueSection';
import { pollInterval } from './useToday';

/** Maximum number of rows in a section; its list has the others. */
export const maxRows = 10;

interface DefectQueueProps {
  title: string;
  filter: Readonly<Record<string, string>>;
  sort: 'to_certify' | 'deferred_until';
}

function detailOf(defect: Defect): string {
  const { age_days: age, reported_by: by, deferred_until: until, state } = defect;
  const ends = state === 'deferred' ? `deferred until ${dayText(until ?? '')}` : '';
  return [ageText(age), `reported by ${by}`, ends, ...defectDetails(defect)]
    .filter(Boolean)
    .join(' · ');
}

/** The defects of the shop's queue, each with its photos and its certification. */
export function DefectQueue({ title, filter, sort }: DefectQueueProps) {
  const { data, total, error, refetch } = useGetList<Defect>(
    'defects',
    {
      filter,
      sort: { field: sort, order: 'ASC' },
      pagination: { page: 1, perPage: maxRows },
    },
    { refetchInterval: pollInterval },
  );
  const to = listPath('defects', filter, { sort, order: 'ASC' });
  return (
    <QueueSection title={title} to={to} total={total} error={error} refetch={refetch}>
      {data?.map((defect) => (
        <QueueRow
          key={defect.id}
          title={
            <>
              <Link to={`/vehicles/${defect.vehicle.id}/show`}>{vehicleLabel(defect.vehicle)}</Link>
              {' · '}
              <Link to={`/defects/${defect.id}/show`}>{itemLabel(defect.item)}</Link>
            </>
          }
          text={defect.description}
          detail={detailOf(defect)}
          picture={<DefectPhotos defect={{ ...defect, photos: defect.photos.slice(0, 1) }} />}
        >
          <CertifyRepair defect={defect} />
        </QueueRow>
      ))}
    </QueueSection>
  );
}
