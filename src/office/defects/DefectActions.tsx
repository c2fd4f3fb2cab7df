import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { certifiedStates } from '@/contract/defectFacts';
import { canBeDeferred, defectPaths } from '@/contract/office/defects';
import { notNeededText } from '@/contract/holds';
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
export type DefectAction = CertifiedState | 'defer' | 'reopen';

export interface OpenDialog {
  action: DefectAction;
  /** The defect as the dialog shows it. The page behind it follows changes. */
  opened: Defect;
}

const done: Record<Exclude<DefectAction, CertifiedState>, string> = {
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

interface DefectDialogProps {
  dialog: OpenDialog;
  onClose: () => void;
}

/** The dialog of an action on a defect. */
export function DefectDialog({ dialog: { action, opened }, onClose }: DefectDialogProps) {
  /** The defect after somebody else's change while the dialog was open. */
  const [newer, setNewer] = useState<Defect | null>(null);
  const { remember } = useCertified();
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();

  async function send(path: string, values: object) {
    const { id, version } = newer ?? opened;
    try {
      const body = { version, ...values };
      const changed = await calls.act('defects', path, { id, body, response: defectSchema });
      if (action === 'repaired' || action === 'repair_not_needed') remember(changed);
      else notify(`${done[action]}: ${defectName(changed)}`, { type: 'success' });
    } catch (error) {
      setNewer(parseCurrentRecord(defectSchema, error) ?? newer);
      throw error;
    }
    refresh();
  }

  const shared = {
    notice: newer ? <NewerVersion defect={newer} /> : null,
    onClose: () => {
      if (newer) refresh();
      onClose();
    },
  };
  if (action === 'defer') {
    return <DeferDialog {...shared} send={(values) => send(defectPaths.defer, values)} />;
  }
  if (action === 'reopen') {
    return <ReopenDialog {...shared} send={(values) => send(defectPaths.reopen, values)} />;
  }
  return (
    <CertifyDialog
      {...shared}
      state={action}
      defects={[opened]}
      send={(values) => send(defectPaths.certify, { state: action, ...values })}
    />
  );
}

/** The actions that a defect allows, with their buttons' texts. */
export const actionsOn = (defect: Defect): readonly { action: DefectAction; label: string }[] => [
  ...(isUnresolved(defect)
    ? [
        { action: 'repaired' as const, label: 'Certify repair' },
        { action: 'repair_not_needed' as const, label: notNeededText },
      ]
    : []),
  ...(isUnresolved(defect) && canBeDeferred(defect.item)
    ? [{ action: 'defer' as const, label: 'Defer' }]
    : []),
  ...(defect.state === 'open' ? [] : [{ action: 'reopen' as const, label: 'Reopen' }]),
];

export function DefectActions() {
  const defect = useRecordContext<Defect>();
  const mayCertify = useIsAllowed('defects.certify');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  if (!defect || !mayCertify) return null;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, my: 2 }}>
      {actionsOn(defect).map(({ action, label }) => (
        <Button
          key={action}
          variant={action === 'repaired' ? 'contained' : 'outlined'}
          onClick={() => setDialog({ action, opened: defect })}
        >
          {label}
        </Button>
      ))}
      {isUnresolved(defect) ? <TakeBack defect={defect} /> : <UndoCertification id={defect.id} />}
      {dialog ? <DefectDialog dialog={dialog} onClose={() => setDialog(null)} /> : null}
    </Stack>
  );
}
