import { useLayoutEffect, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { defectPaths } from '@/contract/office/defects';
import { defect as defectSchema, type Defect } from '@/contract/records';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { CallButton } from '../form/CallButton';
import { useReportedCall } from '../form/useReportedCall';
import { useIsAllowed } from '../useIsAllowed';
import { useOfficeCalls } from '../useOfficeCalls';
import { CertifyDialog, type CertifyValues } from './CertifyDialog';
import { UndoCertification } from './UndoCertification';
import { useCertified, type Place } from './useCertified';
import { useSigner } from './useSigner';
import { useSitting } from './useSitting';

interface CertifyProps {
  defect: Defect;
  place?: Place;
}

/**
 * A button to certify a defect that a driver says is good. In a list (`place`), it becomes an undo button for a few
 * seconds after the certification.
 */
export function CertifyAtOnce({ defect, place }: CertifyProps) {
  const { recent } = useCertified();
  if (place && recent.some((certified) => certified.defect.id === defect.id)) {
    return <UndoCertification id={defect.id} />;
  }
  return defect.driver_says_good ? (
    <CertifyRepair defect={defect} {...(place && { place })} />
  ) : null;
}

/** In ms. A press on a row that moved within this time was meant for the row that was there before. */
const reactionTime = 1000;

function useHasJustMoved(index: number | undefined): () => boolean {
  const known = useRef(index);
  const movedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (known.current === index) return;
    known.current = index;
    movedAt.current = performance.now();
  }, [index]);
  return () => performance.now() - movedAt.current < reactionTime;
}

/**
 * A button that certifies a repair: with a dialog for a vehicle's first repair since the page loaded, then with a
 * single press.
 */
export function CertifyRepair({ defect, place }: CertifyProps) {
  const mayCertify = useIsAllowed('defects.certify');
  const { name, consent } = useSigner();
  const sitting = useSitting();
  const { remember } = useCertified();
  const hasJustMoved = useHasJustMoved(place?.index);
  /** The defect as the open dialog shows it. */
  const [signed, setSigned] = useState<Defect | null>(null);
  /** The version that this button certified, until the page has loaded the next version. */
  const [sent, setSent] = useState<number | null>(null);
  const { isBusy, run } = useReportedCall();
  const calls = useOfficeCalls();
  const refresh = useRefresh();
  if (!mayCertify) return null;
  const isAtOnce = name !== undefined && !consent && sitting.hasCertified(defect);
  const text = !isAtOnce ? 'Certify repair' : `Certify repair as ${name}`;

  async function send({ id, version }: Defect, values: CertifyValues) {
    const body = { version, state: 'repaired', ...values };
    const certified = await calls.act('defects', defectPaths.certify, {
      id,
      body,
      response: defectSchema,
    });
    setSent(version);
    remember(certified, place);
  }

  async function certify(event: React.MouseEvent) {
    // A key press involves no pointer, so a moved row does not matter.
    if (event.detail > 0 && hasJustMoved()) return;
    if (!isAtOnce) {
      setSigned(defect);
      return;
    }
    if (!(await run(() => send(defect, { note: '' })))) refresh();
  }

  return (
    // Keeps a press on the button or in the dialog from opening the list's row.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <CallButton
        size="small"
        isBusy={isBusy || sent === defect.version}
        aria-label={`${text}, ${vehicleLabel(defect.vehicle)}: ${itemLabel(defect.item)}`}
        onClick={(event) => void certify(event)}
      >
        {text}
      </CallButton>
      {signed ? (
        <CertifyDialog
          state="repaired"
          defects={[signed]}
          send={(values) => send(signed, values)}
          onClose={() => setSigned(null)}
        />
      ) : null}
    </span>
  );
}
