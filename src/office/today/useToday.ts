import { useQuery } from '@tanstack/react-query';
import { today, todayPath } from '@/contract/office/today';
import { useIsAllowed } from '../useIsAllowed';
import { useOfficeCalls } from '../useOfficeCalls';

/** Interval in ms at which a visible page fetches again. The server responds 304 while nothing has changed. */
export const pollInterval = 30_000;

/** Today's numbers, for the first page and for the menu's counts. An auditor has none. */
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
