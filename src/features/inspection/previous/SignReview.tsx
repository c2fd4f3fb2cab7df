import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { newUuid } from '@/api/browserInterfaces';
import { FormField } from '@/components/FormField/FormField';
import { SigningConsent } from '@/components/SigningConsent/SigningConsent';
import { limits } from '@/contract/limits';
import { consentVersion } from '@/contract/signingConsent';
import { useIsConsentMissing } from '@/features/inspection/delivery/extensions';
import { useAppDispatch, useAppSelector, useSelected } from '@/features/inspection/hooks';
import { reviewSigned } from '@/features/inspection/model/inspectionSlice';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { reviewId, selectReviewError } from '@/features/inspection/model/rules/submitRules';
import { isSigned, isUnexplained } from '@/features/inspection/model/rules/reviewRules';
import type { Shown } from '@/features/inspection/model/state/review';
import { signedText } from '@/features/inspection/model/text/defectText';

const rejected = 'The office did not accept your review. Sign it again.';

function Signed() {
  const { signed, outbox } = useAppSelector(({ inspection: { draft } }) => draft.review);
  if (!signed) return null;
  const delivery = outbox.length > 0 ? 'Not sent yet.' : 'Sent.';
  return (
    <Typography role="status">
      {`Reviewed by ${signedText(signed.name, signed.at)}. ${delivery}`}
    </Typography>
  );
}

/** An 'I have reviewed the last report' button, and a field for the driver's name (49 CFR 396.13). */
export function SignReview({ shown }: { shown: Shown }) {
  const isDone = useAppSelector(({ inspection: { draft } }) => isSigned(draft, shown));
  const driver = useSelected(selectHeaderValue, 'carrier');
  const isRefused = useAppSelector(({ inspection: { draft } }) => draft.review.isRefused);
  const lacksNote = useAppSelector(({ inspection: { draft } }) => isUnexplained(draft, shown));
  const missing = useSelected(selectReviewError, shown);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  const isConsentMissing = useIsConsentMissing();
  if (isDone) return <Signed />;
  const name = (typed ?? driver).trim();
  const sign = () => {
    if (name === '') return setError('Driver name is required');
    if (name.length > limits.reportText) return setError(null);
    if (lacksNote) return setError('Say what is still wrong, or take back ‘Not fixed’');
    setError(null);
    const at = new Date().toISOString();
    const consent = isConsentMissing ? consentVersion : undefined;
    dispatch(reviewSigned({ id: newUuid(), name, at, shown, consent }));
  };
  return (
    <Stack spacing={1.5} useFlexGap sx={{ maxWidth: 480 }}>
      <FormField
        id={reviewId}
        label="Reviewed by"
        required
        maxLength={limits.reportText}
        value={typed ?? driver}
        error={error ?? (isRefused ? rejected : (missing ?? undefined))}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button variant="outlined" onClick={sign} sx={{ minHeight: 48 }}>
        I have reviewed the last report
      </Button>
      {isConsentMissing ? <SigningConsent /> : null}
    </Stack>
  );
}
