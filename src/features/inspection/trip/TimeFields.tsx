import Box from '@mui/material/Box';
import { toDeviceDateTime } from '@/contract/dates';
import { useAppDispatch, useAppSelector, useSelected } from '@/features/inspection/hooks';
import { dateTimeReplaced, valueConfirmed } from '@/features/inspection/model/inspectionSlice';
import {
  selectClockError,
  selectDateTimeKey,
  selectIsBegunEarlier,
  selectTimeQuestion,
} from '@/features/inspection/model/rules/questionSelectors';
import { dateTimeId } from '@/features/inspection/model/rules/submitRules';
import { ReportField } from './ReportField';
import { useMinute } from './useMinute';
import { FieldQuestion } from './FieldQuestion';

/** Shows a question below its children if the day and time are far from now, or the marks are of an earlier day. */
export function TimeQuestion({ children }: { children: React.ReactNode }) {
  const minute = useMinute();
  const question = useSelected(selectTimeQuestion, minute);
  const isBegun = useSelected(selectIsBegunEarlier, minute);
  const value = useAppSelector(selectDateTimeKey);
  const dispatch = useAppDispatch();
  const clockError = useAppSelector(selectClockError);
  const takeNow = () =>
    dispatch(dateTimeReplaced(toDeviceDateTime(new Date(Date.now() + clockError))));
  const answers = [
    {
      text: isBegun ? 'No, keep it' : 'Yes, keep it',
      onPress: () => dispatch(valueConfirmed({ question: 'moment', value })),
    },
    { text: isBegun ? 'Inspect now' : 'Use now', onPress: takeNow },
  ];
  return (
    <FieldQuestion id={dateTimeId} question={question} answers={answers}>
      {children}
    </FieldQuestion>
  );
}

/** The inspection's day and time. */
export function TimeFields() {
  return (
    <TimeQuestion>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          // In rem, so that the fields stack with large text.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
        }}
      >
        <ReportField field="date" type="date" />
        <ReportField field="time" type="time" />
      </Box>
    </TimeQuestion>
  );
}
