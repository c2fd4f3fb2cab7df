import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { maxAtOnce } from '@/contract/office/lists';
import type { Vehicle } from '@/contract/office/vehicles';
import type { vehicleKinds } from '@/contract/records';

/** '' means every kind. */
export type LabeledKind = (typeof vehicleKinds)[number] | '';

/** Loads the vehicle with the id or, if the id is null, all vehicles of the kind that can get a label. */
export function useLabeled(id: string | null, kind: LabeledKind) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['labeled', id, kind],
    queryFn: async () => {
      if (id !== null)
        return [(await provider.getOne<Vehicle>('vehicles', { id: Number(id) })).data];
      const filter = { in_service: 'true', other_trailer: 'false', ...(kind && { kind }) };
      const sort = { field: 'number', order: 'ASC' as const };
      const found: Vehicle[] = [];
      for (let page = 1; ; page += 1) {
        const pagination = { page, perPage: maxAtOnce };
        const { data } = await provider.getList<Vehicle>('vehicles', { filter, sort, pagination });
        found.push(...data);
        if (data.length < maxAtOnce) return found;
      }
    },
  });
}
