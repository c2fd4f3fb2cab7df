import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Title, useGetList } from 'react-admin';
import { company, companyPath } from '@/contract/office/company';
import type { Role } from '@/contract/office/roles';
import { siteChecklist, siteChecklistPath } from '@/contract/office/siteChecklist';
import { NotLoaded } from '../layout/NotLoaded';
import { PageSkeleton } from '../layout/PageSkeleton';
import { PageTitle } from '../layout/PageTitle';
import { useOfficeCalls } from '../useOfficeCalls';
import { SignInCode } from './SignInCode';
import { companySteps, pageGroups, teamSteps } from './steps';
import { StepList } from './StepList';

/** The number of people with a role. */
function useCount(role: Role): number | undefined {
  return useGetList('people', {
    filter: { role },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'username', order: 'ASC' },
  }).total;
}

function useSetup() {
  const calls = useOfficeCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['setup'],
    queryFn: async () => ({
      stored: await calls.read(companyPath, company),
      needs: (await calls.read(siteChecklistPath, siteChecklist)).data,
    }),
  });
  const [mechanics, drivers] = [useCount('mechanic'), useCount('driver')];
  if (!data || mechanics === undefined || drivers === undefined) {
    return { groups: null, error, refetch };
  }
  const groups = [
    { title: 'Company', steps: companySteps(data.stored, data.needs) },
    { title: 'Team', steps: teamSteps({ mechanics, drivers }) },
    ...pageGroups(data.needs),
  ];
  return { groups, error, refetch };
}

/** The steps to set up a carrier's own site, in groups, with their progress. */
export function SetupGuide() {
  const { groups, error, refetch } = useSetup();
  const steps = groups?.flatMap((group) => group.steps) ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = `${done} of ${steps.length} steps done`;
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={<PageTitle text="Setup guide" />} />
      <NotLoaded error={error} refetch={refetch} />
      {groups === null ? (
        error ? null : (
          <PageSkeleton />
        )
      ) : (
        <>
          <Stack sx={{ gap: 0.5 }}>
            <Typography>{progress}</Typography>
            <LinearProgress
              variant="determinate"
              value={(100 * done) / steps.length}
              aria-label={progress}
              // MUI's track has the bar's own color, so an empty one looked full.
              sx={{ height: 8, borderRadius: 1, backgroundColor: 'divider' }}
            />
          </Stack>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {groups.map((group) => (
              <StepList key={group.title} {...group}>
                {group.title === 'Team' ? (
                  <Box sx={{ mt: 2 }}>
                    <SignInCode />
                  </Box>
                ) : null}
              </StepList>
            ))}
          </Box>
        </>
      )}
    </Stack>
  );
}
