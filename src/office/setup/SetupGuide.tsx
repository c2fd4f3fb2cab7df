import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';
import { Link } from 'react-router';
import { NotLoaded } from '../layout/NotLoaded';
import { PageSkeleton } from '../layout/PageSkeleton';
import { PageTitle } from '../layout/PageTitle';
import { Opening } from './Opening';
import { SignInCode } from './SignInCode';
import { StepList } from './StepList';
import { useSetup } from './useSetup';

/** A page with the steps to set up a carrier's site. */
export function SetupGuide() {
  const { data, error, refetch, progress, share, next } = useSetup();
  return (
    <Stack sx={{ gap: 2 }}>
      <Title title={<PageTitle text="Setup guide" />} />
      <NotLoaded error={error} refetch={refetch} />
      {!data ? (
        error ? null : (
          <PageSkeleton />
        )
      ) : (
        <>
          <Opening isOpen={data.isOpen} unfinished={data.unfinished} />
          <Stack sx={{ gap: 0.5 }}>
            <Typography>
              {progress}
              {next && next.to !== '/setup' ? (
                <>
                  . Next: <Link to={next.to}>{next.label}</Link>
                </>
              ) : null}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={share}
              aria-label={progress}
              // MUI's track is close to the bar's color, so an empty bar would look full.
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
            {data.groups.map((group) => (
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
