import { useEffect, useState } from 'react';
import { useGetIdentity, useNotify, useRefresh } from 'react-admin';
import { defectPaths } from '@/contract/office/defects';
import { defect as defectSchema, type Defect } from '@/contract/records';
import { CallButton } from '../form/CallButton';
import { useReportedCall } from '../form/useReportedCall';
import { useOfficeCalls } from '../useOfficeCalls';

/** The longest delay that a browser's timer allows, in ms. */
const longestTimer = 2 ** 31 - 1;

/** Returns whether an instant is in the future, and re-renders the component once it has passed. */
function useIsAhead(until: string): boolean {
  const end = Date.parse(until);
  const [isAhead, setAhead] = useState(() => end > Date.now());
  useEffect(() => {
    const timer = setTimeout(
      () => setAhead(end > Date.now()),
      Math.min(Math.max(0, end - Date.now()), longestTimer),
    );
    return () => clearTimeout(timer);
  }, [end]);
  return isAhead;
}

/** The 'Take back' button, which only the author of the reopening sees. */
export function TakeBack({ defect }: { defect: Defect }) {
  const { identity } = useGetIdentity();
  const { reopened } = defect;
  const until = reopened?.take_back_until ?? null;
  if (until === null || !identity || identity['accountId'] !== reopened?.by_id) return null;
  return <TakeBackUntil key={until} defect={defect} until={until} />;
}

function TakeBackUntil({ defect, until }: { defect: Defect; until: string }) {
  const isAhead = useIsAhead(until);
  const { isBusy, run } = useReportedCall();
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!isAhead) return null;

  async function takeBack() {
    const { id, version } = defect;
    await run(async () => {
      await calls.act('defects', defectPaths.takeBack, {
        id,
        body: { version },
        response: defectSchema,
      });
      notify('Taken back.', { type: 'success' });
    });
    refresh();
  }

  return (
    <CallButton variant="outlined" isBusy={isBusy} onClick={() => void takeBack()}>
      Take back &apos;Reopen&apos;
    </CallButton>
  );
}
