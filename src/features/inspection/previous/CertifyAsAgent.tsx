import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { FormField } from '@/components/FormField/FormField';
import { SigningConsent } from '@/components/SigningConsent/SigningConsent';
import { itemName } from '@/contract/checklist';
import { clockText } from '@/contract/dateText';
import { notNeededText } from '@/contract/holds';
import { limits } from '@/contract/limits';
import type { HoldingDefect } from '@/contract/records';
import { consentVersion } from '@/contract/signingConsent';
import { useIsConsentMissing } from '@/features/inspection/delivery/extensions';
import { certifyDefect } from '@/features/inspection/delivery/takePhotos';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import { selectIsWritable } from '@/features/inspection/model/inspectionSlice';
import type { Certification } from '@/features/inspection/model/state/review';
import { AddPhoto } from '@/features/inspection/photos/AddPhoto';

const texts = {
  open: "Certify as the carrier's agent",
  sign: 'Sign and certify',
  unready: 'The photo cannot be prepared now. Try again, or certify without it.',
} as const;

interface FormProps {
  defect: Pick<HoldingDefect, 'id' | 'item'>;
  version: number;
}

function CertifyForm({ defect: { id, item }, version }: FormProps) {
  const [state, setState] = useState<Certification['state']>('repaired');
  const [note, setNote] = useState('');
  const [photo, setPhoto] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  const isConsentMissing = useIsConsentMissing();
  const photoId = useId();
  const isReasonMissing = state === 'repair_not_needed' && note.trim() === '';
  const sign = async () => {
    if (isBusy || note.trim().length > limits.defectText) return;
    if (isReasonMissing) return setProblem('Enter a reason');
    setBusy(true);
    const consent = isConsentMissing ? consentVersion : undefined;
    const signing = { item, defect: id, version, state, note: note.trim(), photo, consent };
    setProblem(await dispatch(certifyDefect(signing)).catch(() => texts.unready));
    setBusy(false);
  };
  return (
    <Stack spacing={1.5} useFlexGap sx={{ my: 1, p: 0.5, alignItems: 'stretch' }}>
      <ToggleButtonGroup
        exclusive
        orientation="vertical"
        aria-label="Your decision"
        value={state}
        onChange={(_event, chosen: Certification['state'] | null) => chosen && setState(chosen)}
      >
        <ToggleButton value="repaired" sx={{ minHeight: 48, color: 'text.primary' }}>
          Repaired
        </ToggleButton>
        <ToggleButton value="repair_not_needed" sx={{ minHeight: 48, color: 'text.primary' }}>
          {notNeededText}
        </ToggleButton>
      </ToggleButtonGroup>
      <FormField
        label={state === 'repaired' ? 'What was done (optional)' : 'Reason'}
        required={state === 'repair_not_needed'}
        rows={2}
        maxLength={limits.defectText}
        value={note}
        error={problem ?? undefined}
        onChange={(event) => {
          setProblem(null);
          setNote(event.currentTarget.value);
        }}
      />
      <AddPhoto
        text={photo === null ? 'Add photo' : 'Take again'}
        id={photoId}
        label={itemName(item)}
        isBusy={isBusy}
        onTake={([file]) => setPhoto(file ?? null)}
      />
      {photo === null ? null : <Typography role="status">1 photo added.</Typography>}
      {isConsentMissing ? <SigningConsent /> : null}
      <Button
        variant="contained"
        aria-disabled={isBusy}
        sx={{ minHeight: 48 }}
        onClick={() => void sign()}
      >
        {texts.sign}
      </Button>
    </Stack>
  );
}

interface CertifyAsAgentProps {
  /** A defect that holds its vehicle, and whose item the driver may certify. */
  defect: Pick<HoldingDefect, 'id' | 'item' | 'version'>;
}

/** A button and a form with which a driver certifies a defect as the carrier's agent, even without a connection. */
export function CertifyAsAgent({ defect }: CertifyAsAgentProps) {
  const certification = useAppSelector(({ inspection: { draft } }) =>
    draft.review.certifications.find((one) => one.defect === defect.id),
  );
  const isWritable = useAppSelector(selectIsWritable);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (certification?.refusal === null) {
    return (
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {`You certified it ${clockText(certification.certified_at)}. Not sent yet.`}
      </Typography>
    );
  }
  if (!isWritable || defect.version === null) return null;
  return (
    <div>
      {certification ? (
        <Typography role="alert">{`Not certified. ${certification.refusal}`}</Typography>
      ) : null}
      <Button
        variant="contained"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${texts.open}, ${itemName(defect.item)}`}
        sx={{ minHeight: 48, my: 0.5 }}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.open}
      </Button>
      <div id={id}>{isOpen ? <CertifyForm defect={defect} version={defect.version} /> : null}</div>
    </div>
  );
}
