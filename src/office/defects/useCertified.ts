import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { itemLabel } from '@/contract/checklist';
import { undoSeconds } from '@/contract/defectFacts';
import type { Defect } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';

/** The position of a defect's row in a queue or in a list's table. */
export interface Place {
  /** The queue's title. Absent in a table. */
  queue?: string;
  index: number;
}

interface Certified {
  defect: Defect;
  place: Place | undefined;
}

interface Page {
  data: Defect[];
}

const queryKey = ['defects certified in the last seconds'];
const lists = ['defects', 'getList'];

/** 'Truck T-114, Horn'. */
export const defectName = ({ vehicle, item }: Defect) =>
  `${vehicleLabel(vehicle)}, ${itemLabel(item)}`;

/** The defects that were certified in this tab within the last `undoSeconds.shown` seconds. */
export function useCertified() {
  const cache = useQueryClient();
  const notify = useNotify();
  const { data: recent = [] } = useQuery<Certified[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
  });

  function forget({ id, version }: Defect) {
    const isOther = ({ defect }: Certified) => defect.id !== id || defect.version !== version;
    cache.setQueryData<Certified[]>(queryKey, (known = []) => known.filter(isOther));
    return cache.invalidateQueries();
  }

  function remember(defect: Defect, place?: Place) {
    cache.setQueryData<Certified[]>(queryKey, (known = []) => [...known, { defect, place }]);
    cache.setQueriesData<Page>({ queryKey: lists }, (page) =>
      page
        ? { ...page, data: page.data.map((row) => (row.id === defect.id ? defect : row)) }
        : page,
    );
    setTimeout(() => void forget(defect), undoSeconds.shown * 1000);
    notify(`Certified: ${defectName(defect)}`, { type: 'success' });
    const isTable = place !== undefined && place.queue === undefined;
    void cache.invalidateQueries({
      predicate: (query) => !isTable || lists.some((part, at) => query.queryKey[at] !== part),
    });
  }

  return { recent, forget, remember };
}

/** Returns the queue's rows, with each row that was certified seconds ago back in its place. */
export function withCertified(
  queue: string,
  rows: readonly Defect[],
  recent: readonly Certified[],
): Defect[] {
  const kept = recent.filter(({ place }) => place?.queue === queue);
  const shown = rows.filter(({ id }) => kept.every(({ defect }) => defect.id !== id));
  const byIndex = [...kept].sort(
    (one, other) => (one.place?.index ?? 0) - (other.place?.index ?? 0),
  );
  for (const { defect, place } of byIndex) shown.splice(place?.index ?? 0, 0, defect);
  return shown;
}
