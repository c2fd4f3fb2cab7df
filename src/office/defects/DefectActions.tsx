import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { certifiedStates } from '@/contract/defectFacts';
import { canBeDeferred, defectPaths } from '@/contract/office/defects';
import { defect as defectSchema, type Defect } from '@/contract/records';
import { parseCurrentRecord } from '../data/rejection';
import { useIsAllowed } from '../useIsAllowed';
import { useOfficeCalls } from '../useOfficeCalls';
import { isUnresolved } from './certification';
import { CertifyDialog } from './CertifyDialog';
import { DeferDialog } from './DeferDialog';
import { describeDefect } from './defectText';
import { ReopenDialog } from './ReopenDialog';
import { TakeBack } from './TakeBack';
import { UndoCertification } from './UndoCertification';
import { defectName, useCertified } from './useCertified';

type CertifiedState = (typeof certifiedStates)[number];
type Action = CertifiedState | 'defer' | 'reopen';

const done: Record<Exclude<Action, CertifiedState>, string> = {
  defer: 'Deferred',
  reopen: 'Reopened',
};

function NewerVersion({ defect }: { defect: Defect }) {
  return (
    <Alert severity="warning">
      It is now: {describeDefect(defect).join('. ')}. Send again to go on.
    </Alert>
  );
}

export function DefectActions() {
  const defect = useRecordContext<Defect>();
  const mayCertify = useIsAllowed('defects.certify');
  const [openDialog, setOpenDialog] = useState<Action | null>(null);
  /** The defect after somebody else's change while a dialog was open. */
  const [newer, setNewer] = useState<Defect | null>(null);
  const { remember } = useCertified();
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!defect || !mayCertify) return null;

  const close = () => {
    setOpenDialog(null);
    if (newer) refresh();
    setNewer(null);
  };

  async function send(action: Action, path: string, values: object, { id, version }: Defect) {
    try {
      const body = { version: newer?.version ?? version, ...values };
      const changed = await calls.act('defects', path, { id, body, response: defectSchema });
      if (action === 'repaired' || action === 'repair_not_needed') remember(changed);
      else notify(`${done[action]}: ${defectName(changed)}`, { type: 'success' });
    } catch (error) {
      setNewer(parseCurrentRecord(defectSchema, error) ?? newer);
      throw error;
    }
    refresh();
  }

  const conflict = newer ? <NewerVersion defect={newer} /> : null;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, my: 2 }}>
      {isUnresolved(defect) ? (
        <>
          <Button onClick={() => setOpenDialog('repaired')}>Certify repair</Button>
          <Button variant="outlined" onClick={() => setOpenDialog('repair_not_needed')}>
            Repair not needed
          </Button>
          {canBeDeferred(defect.item) ? (
            <Button variant="outlined" onClick={() => setOpenDialog('defer')}>
              Defer
            </Button>
          ) : null}
          <TakeBack defect={defect} />
        </>
      ) : (
        <UndoCertification id={defect.id} />
      )}
      {defect.state === 'open' ? null : (
        <Button variant="outlined" onClick={() => setOpenDialog('reopen')}>
          Reopen
        </Button>
      )}
      {openDialog === 'repaired' || openDialog === 'repair_not_needed' ? (
        <CertifyDialog
          state={openDialog}
          defects={[defect]}
          notice={conflict}
          send={(values) =>
            send(openDialog, defectPaths.certify, { state: openDialog, ...values }, defect)
          }
          onClose={close}
        />
      ) : null}
      {openDialog === 'defer' ? (
        <DeferDialog
          notice={conflict}
          send={(values) => send('defer', defectPaths.defer, values, defect)}
          onClose={close}
        />
      ) : null}
      {openDialog === 'reopen' ? (
        <ReopenDialog
          notice={conflict}
          send={(values) => send('reopen', defectPaths.reopen, values, defect)}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}
