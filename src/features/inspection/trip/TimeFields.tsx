import Box from '@mui/material/Box';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { dateTimeOf } from '@/contract/dates';
import { dateTimeReplaced, valueConfirmed } from '@/features/inspection/model/inspectionSlice';
import {
  selectClockError,
  selectDateTimeKey,
  selectTimeQuestion,
} from '@/features/inspection/model/rules/questionSelectors';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { ReportField } from './ReportField';
import { useMinute } from './useMinute';
import { FieldQuestion } from './FieldQuestion';

/** Asks about a day and time far from now, below its children. */
export function TimeQuestion({ children }: { children: React.ReactNode }) {
  const minute = useMinute();
  const question = useSelector((root: InspectionRoot) => selectTimeQuestion(root, minute));
  const value = useSelector(selectDateTimeKey);
  const dispatch = useDispatch<AppDispatch>();
  const clockError = useSelector(selectClockError);
  const takeNow = () => dispatch(dateTimeReplaced(dateTimeOf(new Date(Date.now() + clockError))));
  const answers = [
    {
      text: 'Yes, keep it',
      onPress: () => dispatch(valueConfirmed({ question: 'moment', value })),
    },
    { text: 'Use now', onPress: takeNow },
  ];
  return (
    <FieldQuestion question={question} answers={answers}>
      {children}
    </FieldQuestion>
  );
}

/** Day and time of the inspection, side by side if they fit. */
export function TimeFields() {
  return (
    <TimeQuestion>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
        }}
      >
        <ReportField field="date" type="date" />
        <ReportField field="time" type="time" />
      </Box>
    </TimeQuestion>
  );
}
