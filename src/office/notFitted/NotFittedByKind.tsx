import { useState } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Title, useNotify } from 'react-admin';
import { fittableOn } from '@/contract/notFitted';
import { kindsNotFitted, vehiclePaths, type KindsNotFitted } from '@/contract/office/vehicles';
import { CallButton } from '../form/CallButton';
import { useReportedCall } from '../form/useReportedCall';
import { NotLoaded } from '../layout/NotLoaded';
import { PageSkeleton } from '../layout/PageSkeleton';
import { PageTitle } from '../layout/PageTitle';
import { useOfficeCalls } from '../useOfficeCalls';
import { ItemChoices } from './ItemChoices';

const queryKey = ['not-fitted'];

function Choices({ stored }: { stored: KindsNotFitted }) {
  const [chosen, setChosen] = useState(stored);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { isBusy, run } = useReportedCall();
  const isChanged = JSON.stringify(chosen) !== JSON.stringify(stored);
  const save = () =>
    run(async () => {
      const response = kindsNotFitted;
      const saved = await calls.send('PUT', vehiclePaths.notFitted, { body: chosen, response });
      queryClient.setQueryData(queryKey, saved);
      notify('Saved.', { type: 'success' });
    });
  return (
    <Card sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <ItemChoices
          label="No truck has"
          items={fittableOn('truck')}
          value={chosen.truck}
          onChange={(truck) => setChosen({ ...chosen, truck })}
        />
        <ItemChoices
          label="No trailer has"
          items={fittableOn('trailer')}
          value={chosen.trailer}
          onChange={(trailer) => setChosen({ ...chosen, trailer })}
        />
        <CallButton isBusy={isBusy} disabled={!isChanged} onClick={() => void save()}>
          Save
        </CallButton>
      </Stack>
    </Card>
  );
}

/** The form for the items not fitted to the carrier's trucks and trailers. A vehicle's own list takes precedence. */
export function NotFittedByKind() {
  const calls = useOfficeCalls();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => calls.read(vehiclePaths.notFitted, kindsNotFitted),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={<PageTitle text="Items not fitted" />} />
      <Typography sx={{ maxWidth: 720 }}>
        The report says ‘Not fitted’ at these items, and the driver need not press anything. A
        vehicle can have a list of its own, under ‘Edit details’. An item that 49 CFR 396.11(a)(1)
        names is always inspected.
      </Typography>
      <NotLoaded error={error} refetch={refetch} isWhole={!data} />
      {!data && !error ? <PageSkeleton /> : null}
      {data ? <Choices key={JSON.stringify(data)} stored={data} /> : null}
    </Stack>
  );
}
