import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { canBeDeferred, defectPaths } from '@/contract/office/defects';
import { defect as defectSchema } from '@/contract/records';
import type { Defect } from '@/contract/records';
import { currentOf } from '../data/rejection';
import { useIsAllowed } from '../useIsAllowed';
import { useOfficeCalls } from '../useOfficeCalls';
import { isUnresolved } from './certification';
import { CertifyDialog } from './CertifyDialog';
import { describeDefect } from './defectText';
import { ReasonDialog } from './ReasonDialog';
import { TakeBack } from './TakeBack';

type Asked = 'repaired' | 'repair_not_needed' | 'defer' | 'reopen';

const done: Record<Asked, string> = {
  repaired: 'Repair certified.',
  repair_not_needed: 'Certified: repair not needed.',
  defer: 'Deferred.',
  reopen: 'Reopened.',
};

/** The shop's actions on a defect; none for those who may only read it. */
export function DefectActions() {
  const defect = useRecordContext<Defect>();
  const mayCertify = useIsAllowed('defects.certify');
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The defect, if somebody else changed it while a dialog was open. */
  const [newer, setNewer] = useState<Defect | null>(null);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!defect || !mayCertify) return null;

  const close = () => {
    setAsked(null);
    if (newer) refresh();
    setNewer(null);
  };

  async function send(action: Asked, path: string, values: object, { id, version }: Defect) {
    try {
      const body = { version: newer?.version ?? version, ...values };
      await calls.act('defects', path, { id, body, response: defectSchema });
    } catch (error) {
      setNewer(currentOf(defectSchema, error) ?? newer);
      throw error;
    }
    notify(done[action], { type: 'success' });
    refresh();
  }

  const conflict = newer ? (
    <Alert severity="warning">
      It is now: {describeDefect(newer).join('. ')}. Send again to go on.
    </Alert>
  ) : null;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, my: 2 }}>
      {isUnresolved(defect) ? (
        <>
          <Button onClick={() => setAsked('repaired')}>Certify repair</Button>
          <Button variant="outlined" onClick={() => setAsked('repair_not_needed')}>
            Repair not needed
          </Button>
          {canBeDeferred(defect.item) ? (
            <Button variant="outlined" onClick={() => setAsked('defer')}>
              Defer
            </Button>
          ) : null}
          <TakeBack defect={defect} />
        </>
      ) : (
        <Button variant="outlined" onClick={() => setAsked('reopen')}>
          Reopen
        </Button>
      )}
      {asked === 'repaired' || asked === 'repair_not_needed' ? (
        <CertifyDialog
          state={asked}
          defects={[defect]}
          notice={conflict}
          send={(values) => send(asked, defectPaths.certify, { state: asked, ...values }, defect)}
          onClose={close}
        />
      ) : null}
      {asked === 'defer' || asked === 'reopen' ? (
        <ReasonDialog
          kind={asked}
          notice={conflict}
          send={(values) => send(asked, defectPaths[asked], values, defect)}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}
