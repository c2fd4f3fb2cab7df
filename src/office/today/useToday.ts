import { useQuery } from '@tanstack/react-query';
import { today, todayPath } from '@/contract/office/today';
import { pollInterval } from '../data/pollInterval';
import { useIsAllowed } from '../useIsAllowed';
import { useOfficeCalls } from '../useOfficeCalls';

/** Today's numbers. Not fetched for a role without access to Today. */
export function useToday() {
  const calls = useOfficeCalls();
  const enabled = useIsAllowed('today');
  return useQuery({
    queryKey: ['today'],
    queryFn: () => calls.read(todayPath, today),
    refetchInterval: pollInterval,
    enabled,
  });
}
