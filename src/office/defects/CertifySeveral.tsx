import { useState } from 'react';
import Button from '@mui/material/Button';
import { useListContext, useNotify, usePermissions, useRefresh } from 'react-admin';
import { certifySeveralAnswer, defectPaths } from '@/contract/office/defects';
import type { Defect } from '@/contract/records';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import { useOfficeCalls } from '../useOfficeCalls';
import { CertifyDialog } from './CertifyDialog';
import type { CertifyValues } from './CertifyDialog';

/** The list's bulk actions: one signature for all that are chosen. */
export function CertifySeveral() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Defect>();
  const { permissions: role } = usePermissions<Role>();
  const [state, setState] = useState<'repaired' | 'repair_not_needed' | null>(null);
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!role || !isAllowed(role, 'defects.certify')) return null;
  const chosen = data.filter(({ id }) => selectedIds.includes(id));

  async function send(values: CertifyValues) {
    await calls.act('defects', defectPaths.certifySeveral, {
      id: null,
      body: { defects: chosen.map(({ id, version }) => ({ id, version })), state, ...values },
      answer: certifySeveralAnswer,
    });
    notify(`Certified: ${selectedIds.length}.`, { type: 'success' });
    onUnselectItems();
    refresh();
  }

  return (
    <>
      <Button onClick={() => setState('repaired')}>Certify repair</Button>
      <Button variant="outlined" onClick={() => setState('repair_not_needed')}>
        Repair not needed
      </Button>
      {state ? (
        <CertifyDialog state={state} defects={chosen} send={send} onClose={() => setState(null)} />
      ) : null}
    </>
  );
}
