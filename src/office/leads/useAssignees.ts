import { useQuery } from '@tanstack/react-query';
import { assigneeList, leadPaths } from '@/contract/office/leads';
import { useOfficeCalls } from '../useOfficeCalls';

/** The people to whom a lead can be assigned; empty while they load. */
export function useAssignees() {
  const calls = useOfficeCalls();
  const { data } = useQuery({
    queryKey: ['assignees'],
    queryFn: () => calls.read(leadPaths.assignees, assigneeList),
  });
  return data?.data ?? [];
}
