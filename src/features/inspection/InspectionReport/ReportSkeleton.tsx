import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Panel, PanelFields } from '@/components/Panel/Panel';
import { stateTexts } from '@/contract/messages/states';

function Blocks({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} height={52} />);
}

/**
 * The report's outline until the draft and the current inspection are loaded, so that nothing
 * jumps.
 */
export function ReportSkeleton() {
  return (
    <Stack role="status" aria-busy="true" spacing={3}>
      <Typography>{stateTexts.loading}</Typography>
      <Panel aria-hidden="true" title={<Skeleton width="40%" />}>
        <PanelFields>
          <Blocks count={7} />
        </PanelFields>
      </Panel>
      <Panel aria-hidden="true" title={<Skeleton width="40%" />}>
        <Blocks count={6} />
      </Panel>
    </Stack>
  );
}
