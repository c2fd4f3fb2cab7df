import { useId, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { useBackCloses } from '@/components/Modal/useBackCloses';
import { startOtherTruck } from '@/features/inspection/delivery/setReportAside';
import { truckCorrected, truckKept } from '@/features/inspection/model/inspectionSlice';
import { selectIsAnyMarkLost } from '@/features/inspection/model/rules/reportSelectors';
import { headerFieldId, otherTruckId } from '@/features/inspection/model/rules/submitRules';
import { selectMayCorrect, selectOtherTruck } from '@/features/inspection/model/rules/vehicleNames';
import type { OtherTruck } from '@/features/inspection/model/rules/vehicleNames';

/** Texts of the question. The entered number may be blank. */
export const otherTruckTexts = {
  question: 'Another truck? Its 63 items start unchecked.',
  setAside: (saved: string) =>
    `What you entered for ${saved} is set aside on this phone, to go on with.`,
  lost: (saved: string) => `What you changed on ${saved} and did not send will be lost.`,
  start: (entered: string) => `Start ${entered || 'another truck'}`,
  correct: 'Correct the number',
  keep: (saved: string) => `Keep ${saved}`,
} as const;

const fieldId = headerFieldId('truck_number');

const isInField = () => document.activeElement?.id === fieldId;

/** A tap elsewhere ends the typing. On an iPhone it leaves the focus in the field. */
function leaveField({ target }: Event): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !isInField() || !(target instanceof Node)) return;
  const own = [field, ...(field.labels ?? [])];
  if (!own.some((element) => element.contains(target))) field.blur();
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  document.addEventListener('click', leaveField, true);
  return () => {
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
    document.removeEventListener('click', leaveField, true);
  };
}

const buttons = { flexWrap: 'wrap', gap: 1, '& > button': { minHeight: 48, m: 0 } };
const long = { overflowWrap: 'anywhere' };

/** What becomes of the first truck's form, if the driver loses sight of a part of it. */
function useConsequence({ saved, isAtOffice }: OtherTruck): string | null {
  const isAnyLost = useSelector(selectIsAnyMarkLost);
  if (!isAtOffice) return otherTruckTexts.setAside(saved);
  return isAnyLost ? otherTruckTexts.lost(saved) : null;
}

function Question(other: OtherTruck) {
  const { saved, entered } = other;
  const consequence = useConsequence(other);
  const mayCorrect = useSelector(selectMayCorrect);
  const dispatch = useDispatch<AppDispatch>();
  const titleId = useId();
  const consequenceId = useId();
  const texts = otherTruckTexts;
  const keep = () => dispatch(truckKept());
  useBackCloses(true, keep);
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={consequence ? consequenceId : undefined}
      // A tap next to the dialog must not answer it.
      onClose={(_event, reason) => (reason === 'escapeKeyDown' ? keep() : undefined)}
      slotProps={{ paper: { id: otherTruckId, tabIndex: -1 } }}
    >
      <DialogTitle id={titleId} sx={{ px: 3, pt: 3 }}>
        {texts.question}
      </DialogTitle>
      <DialogContent sx={{ pt: 1 }}>
        {consequence ? (
          <Typography id={consequenceId} sx={long}>
            {consequence}
          </Typography>
        ) : null}
        <DialogActions sx={buttons}>
          <Button variant="outlined" onClick={() => void dispatch(startOtherTruck())} sx={long}>
            {texts.start(entered)}
          </Button>
          {mayCorrect ? (
            <Button variant="outlined" onClick={() => dispatch(truckCorrected())}>
              {texts.correct}
            </Button>
          ) : null}
          <Button onClick={keep} sx={long}>
            {texts.keep(saved)}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

/**
 * Asks whether the form is another truck's, once the driver has finished typing the number. Nothing
 * is marked or sent until they answer.
 */
export function OtherTruckQuestion() {
  const other = useSelector(selectOtherTruck, shallowEqual);
  const isTyping = useSyncExternalStore(subscribe, isInField);
  return other && !isTyping ? <Question {...other} /> : null;
}
