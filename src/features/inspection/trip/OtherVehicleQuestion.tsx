import { useId, useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { shallowEqual } from 'react-redux';
import { useBackCloses } from '@/components/Modal/useBackCloses';
import { startOtherVehicle } from '@/features/inspection/delivery/setReportAside';
import { useAppDispatch, useAppSelector, useForm } from '@/features/inspection/hooks';
import { vehicleCorrected, vehicleKept } from '@/features/inspection/model/inspectionSlice';
import { vehicleNumbers } from '@/contract/vehicleNumbers';
import { selectIsAnyMarkLost } from '@/features/inspection/model/rules/reportSelectors';
import { headerFieldId, otherVehicleId } from '@/features/inspection/model/rules/submitRules';
import {
  selectMayCorrect,
  selectOtherVehicle,
  vehicleFields,
  vehicleItems,
  type OtherVehicle,
} from '@/features/inspection/model/rules/otherVehicle';

export const otherVehicleTexts = {
  question: {
    truck: 'Another truck? Its 63 items start unchecked.',
    trailers: 'Another trailer? Its 14 items start unchecked.',
    noTrailer: 'No trailer? Its 14 items start unchecked.',
  },
  setAside: (saved: string) =>
    `What you entered for ${saved} is set aside on this phone, to go on with.`,
  lost: (saved: string) => `What you changed on ${saved} and did not send will be lost.`,
  start: (entered: string) => `Start ${entered}`,
  startBlank: { truck: 'Start another truck', trailers: 'Start another trailer' },
  startNoTrailer: 'Go on without a trailer',
  correct: 'Correct the number',
  keep: (saved: string) => `Keep ${saved}`,
} as const;

const fieldIds = {
  truck: headerFieldId(vehicleFields.truck),
  trailers: headerFieldId(vehicleFields.trailers),
} as const;

type Kind = keyof typeof fieldIds;

/** The kind of vehicle whose number the driver is typing, or null. */
function typedKind(): Kind | null {
  const id = document.activeElement?.id;
  if (id === fieldIds.truck) return 'truck';
  return id === fieldIds.trailers ? 'trailers' : null;
}

/** Takes the focus from the field after a tap elsewhere. An iPhone leaves the focus in the field. */
function leaveField({ target }: Event): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !typedKind() || !(target instanceof Node)) return;
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

function getQuestionTexts({ kind, entered }: OtherVehicle) {
  const { question, start, startBlank, startNoTrailer } = otherVehicleTexts;
  if (entered === '') return { title: question[kind], start: startBlank[kind] };
  const isNone = kind === 'trailers' && vehicleNumbers(entered).length === 0;
  if (isNone) return { title: question.noTrailer, start: startNoTrailer };
  return { title: question[kind], start: start(entered) };
}

/** The text about the first vehicle's entries, or null. */
function useConsequence({ kind, saved, isAtOffice }: OtherVehicle): string | null {
  const isAnyLost = useAppSelector((root) => selectIsAnyMarkLost(root, vehicleItems[kind]));
  if (!isAtOffice) return otherVehicleTexts.setAside(saved);
  return isAnyLost ? otherVehicleTexts.lost(saved) : null;
}

function Question(other: OtherVehicle) {
  const { saved } = other;
  const { title, start } = getQuestionTexts(other);
  const consequence = useConsequence(other);
  const mayCorrect = useAppSelector(selectMayCorrect);
  const dispatch = useAppDispatch();
  const form = useForm();
  const titleId = useId();
  const consequenceId = useId();
  const texts = otherVehicleTexts;
  const keep = () => dispatch(vehicleKept());
  useBackCloses(true, keep);
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={consequence ? consequenceId : undefined}
      onClose={(_event, reason) => (reason === 'escapeKeyDown' ? keep() : undefined)}
      slotProps={{ paper: { id: otherVehicleId, tabIndex: -1 } }}
    >
      <DialogTitle id={titleId} sx={{ px: 3, pt: 3 }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ pt: 1 }}>
        {consequence ? (
          <Typography id={consequenceId} sx={long}>
            {consequence}
          </Typography>
        ) : null}
        <DialogActions sx={buttons}>
          <Button
            variant="outlined"
            onClick={() => void dispatch(startOtherVehicle(form))}
            sx={long}
          >
            {start}
          </Button>
          {mayCorrect ? (
            <Button variant="outlined" onClick={() => dispatch(vehicleCorrected())}>
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

/** Asks whether the form belongs to another truck or trailer, once the driver has finished typing the number. */
export function OtherVehicleQuestion() {
  const other = useAppSelector(selectOtherVehicle, shallowEqual);
  const typed = useSyncExternalStore(subscribe, typedKind);
  return other && other.kind !== typed ? <Question {...other} /> : null;
}
