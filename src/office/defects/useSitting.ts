import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Defect } from '@/contract/records';

const queryKey = ['vehicles certified in this sitting'];

/** The vehicles for which the signed-in person has certified a defect since the page loaded. */
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
