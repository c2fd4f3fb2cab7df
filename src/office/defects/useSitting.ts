import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Defect } from '@/contract/records';

const queryKey = ['vehicles certified in this sitting'];

/**
 * The vehicles of which the signed-in person has certified a defect since they opened the office.
 * They are not stored, so that the next sitting asks again.
 */
export function useSitting() {
  const cache = useQueryClient();
  const { data: vehicles = [] } = useQuery<number[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
  });
  return {
    hasCertified: ({ vehicle }: Defect) => vehicles.includes(vehicle.id),
    remember: (defects: readonly Defect[]) => {
      const certified = defects.map(({ vehicle }) => vehicle.id);
      cache.setQueryData<number[]>(queryKey, (known = []) => [...known, ...certified]);
    },
  };
}
