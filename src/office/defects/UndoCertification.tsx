import { useNotify, useRefresh } from 'react-admin';
import { defectPaths } from '@/contract/office/defects';
import { defect as defectSchema, type Defect } from '@/contract/records';
import { CallButton } from '../form/CallButton';
import { useReportedCall } from '../form/useReportedCall';
import { useOfficeCalls } from '../useOfficeCalls';
import { defectName, useCertified } from './useCertified';

/** 'Undo', for a certification that was made in this tab seconds ago. Renders nothing for another defect. */
export function UndoCertification({ id }: Pick<Defect, 'id'>) {
  const { recent, forget } = useCertified();
  const { isBusy, run } = useReportedCall();
  const calls = useOfficeCalls();
  const notify = useNotify();
  const refresh = useRefresh();
  const certified = recent.find(({ defect }) => defect.id === id)?.defect;
  if (!certified) return null;
  const { version } = certified;

  async function undo(defect: Defect) {
    const isUndone = await run(async () => {
      const body = { version };
      await calls.act('defects', defectPaths.takeBack, { id, body, response: defectSchema });
      notify(`Not certified: ${defectName(defect)}`, { type: 'info' });
    });
    if (isUndone) await forget(defect);
    else refresh();
  }

  return (
    <CallButton
      size="small"
      variant="outlined"
      isBusy={isBusy}
      aria-label={`Undo the certification of ${defectName(certified)}`}
      onClick={(event) => {
        // Keeps the press from opening the list's row.
        event.stopPropagation();
        void undo(certified);
      }}
    >
      Undo
    </CallButton>
  );
}
