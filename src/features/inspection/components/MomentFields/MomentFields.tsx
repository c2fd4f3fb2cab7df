import Box from '@mui/material/Box';
import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '../../../../api/environment';
import { momentReplaced, valueConfirmed } from '../../inspectionSlice';
import type { InspectionRoot } from '../../inspectionState';
import { now } from '../../report/header';
import { selectMomentKey, selectMomentQuestion } from '../../report/questionSelectors';
import { useMinute } from '../../report/useMinute';
import { FieldQuestion } from '../FieldQuestion/FieldQuestion';
import { ReportField } from '../ReportField/ReportField';

/** Asks about a day and time that are far from now, below whatever shows them. */
export function MomentQuestion({ children }: { children: React.ReactNode }) {
  const minute = useMinute();
  const question = useSelector((root: InspectionRoot) => selectMomentQuestion(root, minute));
  const value = useSelector(selectMomentKey);
  const dispatch = useDispatch<AppDispatch>();
  const answers = [
    {
      text: 'Yes, keep it',
      onPress: () => dispatch(valueConfirmed({ question: 'moment', value })),
    },
    { text: 'Use now', onPress: () => dispatch(momentReplaced(now())) },
  ];
  return (
    <FieldQuestion question={question} answers={answers}>
      {children}
    </FieldQuestion>
  );
}

/** When the truck is inspected: day and time, beside each other where there is room. */
export function MomentFields() {
  return (
    <MomentQuestion>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
        }}
      >
        <ReportField field="date" label="Date" type="date" />
        <ReportField field="time" label="Time" type="time" />
      </Box>
    </MomentQuestion>
  );
}
