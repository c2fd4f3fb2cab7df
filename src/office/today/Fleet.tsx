import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fleetResponse, readinesses, vehiclePaths } from '@/contract/office/vehicles';
import type { FilterValues } from '../list/listFilters';
import { useOfficeCalls } from '../useOfficeCalls';
import { ReadinessBar } from './ReadinessBar';
import { pollInterval } from '../data/pollInterval';

interface FleetProps {
  filter?: FilterValues;
}

/** Shows the number of matching vehicles by readiness. */
export function Fleet({ filter = {} }: FleetProps) {
  const calls = useOfficeCalls();
  const { readiness, ...others } = filter;
  const { data } = useQuery({
    queryKey: ['fleet', others],
    queryFn: () => calls.read(vehiclePaths.fleet, fleetResponse, others),
    refetchInterval: pollInterval,
    placeholderData: keepPreviousData,
  });
  const current = readinesses.find((one) => one === readiness);
  return data ? <ReadinessBar fleet={data} filter={others} current={current} /> : null;
}
