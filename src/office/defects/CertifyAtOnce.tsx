import { useState } from 'react';
import Button from '@mui/material/Button';
import { HttpError, useNotify, usePermissions, useRefresh } from 'react-admin';
import { defectPaths } from '@/contract/office/defects';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import { defect as defectSchema } from '@/contract/records';
import type { Defect } from '@/contract/records';
import { useOfficeCalls } from '../useOfficeCalls';
import { itemLabel, vehicleWords } from '../words';
import { CertifyDialog } from './CertifyDialog';
import type { CertifyValues } from './CertifyDialog';
import { useCertifier } from './useCertifier';

/**
 * For a defect that its driver says is good: one press certifies the repair with the mechanic's name.
 * The first time it asks for the name.
 */
export function CertifyAtOnce({ defect }: { defect: Defect }) {
  const { permissions: role } = usePermissions<Role>();
  const { name } = useCertifier();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!defect.driver_says_good || !role || !isAllowed(role, 'defects.certify')) return null;
  const { id, version } = defect;
  const text = name === '' ? 'Certify repair' : `Certify repair as ${name}`;

  async function send(values: CertifyValues) {
    const body = { version, state: 'repaired', ...values };
    await calls.act('defects', defectPaths.certify, { id, body, answer: defectSchema });
    notify('Repair certified.', { type: 'success' });
    refresh();
  }

  async function certify() {
    if (name === '') {
      setAsked(true);
      return;
    }
    setBusy(true);
    try {
      await send({ name, note: '' });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      notify(error.message, { type: 'error' });
      refresh();
    } finally {
      setBusy(false);
    }
  }

  return (
    // A press here, or in the dialog, does not open the list's row.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={`${text}, ${vehicleWords(defect.vehicle)}: ${itemLabel(defect.item)}`}
        onClick={() => void certify()}
      >
        {text}
      </Button>
      {isAsked ? (
        <CertifyDialog
          state="repaired"
          defects={[defect]}
          send={send}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </span>
  );
}
