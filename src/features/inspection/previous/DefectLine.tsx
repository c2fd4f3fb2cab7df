import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormField } from '@/components/FormField/FormField';
import { itemName } from '@/contract/checklist';
import type { PreviousVehicle } from '@/contract/extensions';
import { limits } from '@/contract/limits';
import { isCertified } from '@/contract/records';
import { useAppDispatch, useAppSelector } from '@/features/inspection/hooks';
import {
  repairDoubted,
  repairTrusted,
  selectOwner,
} from '@/features/inspection/model/inspectionSlice';
import {
  isUnresolved,
  notFixedText,
  outcomeText,
} from '@/features/inspection/model/text/defectText';
import { SentPhotos } from '@/features/inspection/photos/SentPhotos';
import { TakeBack } from './TakeBack';

/** What the driver acknowledges by signing (49 CFR 396.13(c)). */
const acknowledgment =
  'By signing, I acknowledge that there is a certification that the required repairs have been performed.';

/** A defect's outcome. A 'Not fixed' appears as soon as the driver has signed it. */
function Outcome({ defect }: Pick<DefectLineProps, 'defect'>) {
  const signed = useAppSelector(({ inspection: { draft } }) => draft.review.signed);
  const said = signed?.notFixed.find(
    (known) => known.defect === defect.id && known.version === defect.version,
  );
  return (
    <Typography
      component="span"
      variant="body2"
      color={isUnresolved(defect) || said ? 'error' : 'textSecondary'}
    >
      {signed && said ? notFixedText(signed, said.note) : outcomeText(defect)}
    </Typography>
  );
}

interface DefectLineProps {
  defect: PreviousVehicle['defects'][number];
  isReviewable: boolean;
  /** Whether another defect still waits, so that the signature acknowledges no repairs. */
  isHeld: boolean;
}

/** A defect that the driver reviews. */
export function DefectLine({ defect, isReviewable, isHeld }: DefectLineProps) {
  const { id, item, description, version, photos } = defect;
  const owner = useAppSelector(selectOwner);
  const doubted = useAppSelector(({ inspection: { draft } }) =>
    draft.review.notFixed.find((known) => known.defect === id),
  );
  const dispatch = useAppDispatch();
  const label = itemName(item);
  const doubt = (note: string) => dispatch(repairDoubted({ defect: id, version, note }));
  return (
    <Stack component="li" spacing={1} useFlexGap>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {`${label}: ${description}`}
          </Typography>
          <Outcome defect={defect} />
          {isReviewable && !isHeld && isCertified(defect.state) ? (
            <Typography component="span" variant="body2" sx={{ display: 'block' }}>
              {acknowledgment}
            </Typography>
          ) : null}
        </Box>
        {isReviewable && isCertified(defect.state) ? (
          <Button
            variant="outlined"
            aria-pressed={doubted !== undefined}
            aria-label={`Not fixed: ${label}`}
            onClick={() => (doubted ? dispatch(repairTrusted(id)) : doubt(''))}
            sx={{ minHeight: 48, '&[aria-pressed="true"]': { bgcolor: 'action.selected' } }}
          >
            Not fixed
          </Button>
        ) : null}
        {defect.may_take_back ? <TakeBack defect={defect} /> : null}
      </Stack>
      <SentPhotos owner={owner} label={label} photos={photos} />
      {doubted && isReviewable ? (
        <FormField
          label="What is still wrong"
          aria-label={`What is still wrong, ${label}`}
          required
          rows={2}
          maxLength={limits.defectText}
          value={doubted.note}
          onChange={(event) => doubt(event.currentTarget.value)}
        />
      ) : null}
    </Stack>
  );
}
