import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { toDeviceDateTime } from '@/contract/dates';
import { useAppDispatch, useAppSelector, useSelected } from '@/features/inspection/hooks';
import {
  newInspectionStarted,
  newInspectionUndone,
} from '@/features/inspection/model/inspectionSlice';
import { selectDefects } from '@/features/inspection/model/rules/checklistSelectors';
import {
  selectEarlierDay,
  selectIsChanged,
  selectIsNewStart,
} from '@/features/inspection/model/rules/reportSelectors';
import { now } from '@/features/inspection/model/state/header';
import { shortDayText } from '@/contract/dateText';
import { useMinute } from './useMinute';

export const earlierReportTexts = {
  earlier: (day: string, defects: number) => {
    const open = defects === 1 ? '1 defect' : `${defects === 0 ? 'no' : defects} defects`;
    return `This is the report of ${shortDayText(day)}, ${open} open.`;
  },
  start: 'Start a new inspection',
  ask: 'What you changed here and did not send will be lost. Start a new inspection?',
  lose: 'Yes, start a new one',
  stay: 'No, stay here',
  started: 'A new inspection. The earlier report stays as it is until you submit this one.',
  undo: 'Back to the earlier report',
} as const;

interface Choice {
  text: string;
  onPress: () => void;
}

interface BannerProps {
  text: string;
  choices: readonly Choice[];
}

function Banner({ text, choices }: BannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  const shown = useRef(text);
  // Moves the focus from the pressed button, which is gone, to the new text. A certification also changes the text, but
  // must not take the focus from a field.
  useEffect(() => {
    if (shown.current !== text && document.activeElement === document.body) banner.current?.focus();
    shown.current = text;
  }, [text]);
  return (
    <Alert ref={banner} tabIndex={-1} severity="info" role="status">
      <span>{text}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {choices.map(({ text: name, onPress }) => (
          <Button key={name} variant="outlined" onClick={onPress} sx={{ minHeight: 48 }}>
            {name}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}

/** Says that the report is from an earlier day, and offers a new one. */
export function EarlierReport() {
  const today = toDeviceDateTime(new Date(useMinute())).date;
  const day = useSelected(selectEarlierDay, today);
  const defects = useAppSelector(selectDefects);
  const isChanged = useAppSelector(selectIsChanged);
  const isNewStart = useAppSelector(selectIsNewStart);
  const [isAsking, setIsAsking] = useState(false);
  const dispatch = useAppDispatch();
  const texts = earlierReportTexts;
  const start = () => {
    setIsAsking(false);
    dispatch(newInspectionStarted(now()));
  };
  if (isNewStart) {
    const undo = { text: texts.undo, onPress: () => dispatch(newInspectionUndone()) };
    return <Banner text={texts.started} choices={[undo]} />;
  }
  if (day === null) return null;
  if (isAsking && isChanged) {
    const stay = { text: texts.stay, onPress: () => setIsAsking(false) };
    return <Banner text={texts.ask} choices={[{ text: texts.lose, onPress: start }, stay]} />;
  }
  const press = isChanged ? () => setIsAsking(true) : start;
  return (
    <Banner text={texts.earlier(day, defects)} choices={[{ text: texts.start, onPress: press }]} />
  );
}
