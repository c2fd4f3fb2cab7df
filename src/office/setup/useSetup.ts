import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { company, companyPath } from '@/contract/office/company';
import { opening, openingPath } from '@/contract/office/opening';
import { siteChecklist, siteChecklistPath } from '@/contract/office/siteChecklist';
import { useOfficeCalls } from '../useOfficeCalls';
import { companySteps, fleetSteps, nextStep, pageGroups, teamSteps } from './steps';

/** The query key of the setup's state. */
export const setupKey = ['setup'];

/** In ms. */
const refetchInterval = 15_000;

/** The setup's steps in groups, with the next step. */
export function useSetup() {
  const calls = useOfficeCalls();
  const { pathname } = useLocation();
  const count = async (resource: string, filter: object) => {
    const pagination = { page: 1, perPage: 1 };
    const sort = { field: resource === 'people' ? 'username' : 'number', order: 'ASC' as const };
    return (await calls.getList(resource, { filter, pagination, sort })).total ?? 0;
  };
  const { data, error, refetch } = useQuery({
    queryKey: [...setupKey, pathname],
    queryFn: async () => {
      const [stored, { data: needs }, { is_open: isOpen }] = await Promise.all([
        calls.read(companyPath, company),
        calls.read(siteChecklistPath, siteChecklist),
        calls.read(openingPath, opening),
      ]);
      const [mechanics, drivers, vehicles] = await Promise.all([
        count('people', { role: 'mechanic' }),
        count('people', { role: 'driver' }),
        count('vehicles', {}),
      ]);
      const groups = [
        { title: 'Company', steps: companySteps(stored, needs) },
        { title: 'Team', steps: teamSteps({ mechanics, drivers }) },
        { title: 'Fleet', steps: fleetSteps(vehicles) },
        ...pageGroups(needs),
      ];
      return { groups, isOpen, unfinished: needs.length };
    },
    placeholderData: (before) => before,
    refetchInterval,
  });
  const steps = data?.groups.flatMap((group) => group.steps) ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = `${done} of ${steps.length} steps done`;
  const share = (100 * done) / Math.max(1, steps.length);
  return { data, error, refetch, progress, share, next: nextStep(steps, data?.isOpen ?? true) };
}
