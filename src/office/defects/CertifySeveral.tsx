import { useState } from 'react';
import Button from '@mui/material/Button';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { certifySeveralResponse, defectPaths } from '@/contract/office/defects';
import { notNeededText } from '@/contract/holds';
import type { Defect } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { useOfficeCalls } from '../useOfficeCalls';
import { CertifyDialog, type CertifyValues } from './CertifyDialog';
import { describeDefect } from './defectText';

function skippedText(skipped: readonly Defect[]): string {
  const names = skipped.map(
    (defect) =>
      `${vehicleLabel(defect.vehicle)}: ${itemLabel(defect.item)} (${describeDefect(defect).join('. ')})`,
  );
  return `Skipped because someone else changed them first: ${names.join('; ')}.`;
}

interface OpenDialog {
  state: 'repaired' | 'repair_not_needed';
  /** The selected defects as the dialog shows them. The list behind it follows changes. */
  chosen: readonly Defect[];
}

/** The list's bulk actions, each with one signature for all selected defects of the list's page. */
export function CertifySeveral() {
  const { data = [], selectedIds, onSelect } = useListContext<Defect>();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();

  const open = (state: OpenDialog['state']) =>
    setDialog({ state, chosen: data.filter(({ id }) => selectedIds.includes(id)) });

  async function send({ state, chosen }: OpenDialog, values: CertifyValues) {
    const { data: certified, skipped } = await calls.act('defects', defectPaths.certifySeveral, {
      id: null,
      body: { defects: chosen.map(({ id, version }) => ({ id, version })), state, ...values },
      response: certifySeveralResponse,
    });
    const result = `Certified: ${certified.length}.`;
    if (skipped.length === 0) notify(result, { type: 'success' });
    else {
      // The notification stays until the mechanic closes it, because the names take time to read.
      const message = `${result} ${skippedText(skipped)}`;
      notify(message, { type: 'warning', autoHideDuration: null });
    }
    // Keeps defects on other pages of the list selected, because the dialog did not show them.
    onSelect(selectedIds.filter((id) => chosen.every((defect) => defect.id !== id)));
    refresh();
  }

  return (
    <>
      <Button onClick={() => open('repaired')}>Certify repair</Button>
      <Button variant="outlined" onClick={() => open('repair_not_needed')}>
        {notNeededText}
      </Button>
      {dialog ? (
        <CertifyDialog
          state={dialog.state}
          defects={dialog.chosen}
          send={(values) => send(dialog, values)}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  );
}
