import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { defectPaths } from '@/contract/office/defects';
import { defect as defectSchema } from '@/contract/records';
import type { Defect } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { CallButton } from '../form/CallButton';
import { useReportedCall } from '../form/useReportedCall';
import { useIsAllowed } from '../useIsAllowed';
import { useOfficeCalls } from '../useOfficeCalls';
import { CertifyDialog } from './CertifyDialog';
import type { CertifyValues } from './CertifyDialog';
import { useSigner } from './useSigner';
import { useSitting } from './useSitting';

/** Renders nothing unless the driver says that the defect is good. */
export function CertifyAtOnce({ defect }: { defect: Defect }) {
  return defect.driver_says_good ? <CertifyRepair defect={defect} /> : null;
}

/**
 * Certifies a repair in place. The first repair of a vehicle in a sitting is certified in a dialog
 * that shows the defect; after that one press does it.
 */
export function CertifyRepair({ defect }: { defect: Defect }) {
  const mayCertify = useIsAllowed('defects.certify');
  const { name } = useSigner();
  const sitting = useSitting();
  const [isSigning, setSigning] = useState(false);
  const { isBusy, run } = useReportedCall();
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!mayCertify) return null;
  const { id, version } = defect;
  const isAtOnce = name !== undefined && sitting.hasCertified(defect);
  const text = !isAtOnce ? 'Certify repair' : `Certify repair as ${name}`;

  async function send(values: CertifyValues) {
    const body = { version, state: 'repaired', ...values };
    await calls.act('defects', defectPaths.certify, { id, body, response: defectSchema });
    notify('Repair certified.', { type: 'success' });
    refresh();
  }

  async function certify() {
    if (!isAtOnce) {
      setSigning(true);
      return;
    }
    if (!(await run(() => send({ note: '' })))) refresh();
  }

  return (
    // A press here, or in the dialog, does not open the list's row.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <CallButton
        size="small"
        isBusy={isBusy}
        aria-label={`${text}, ${vehicleLabel(defect.vehicle)}: ${itemLabel(defect.item)}`}
        onClick={() => void certify()}
      >
        {text}
      </CallButton>
      {isSigning ? (
        <CertifyDialog
          state="repaired"
          defects={[defect]}
          send={send}
          onClose={() => setSigning(false)}
        />
      ) : null}
    </span>
  );
}
