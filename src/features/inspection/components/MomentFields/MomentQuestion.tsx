import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { momentReplaced, valueConfirmed } from '@/features/inspection/inspectionSlice';
import type { InspectionRoot } from '@/features/inspection/inspectionState';
import { now } from '@/features/inspection/report/header';
import {
  selectMomentKey,
  selectMomentQuestion,
} from '@/features/inspection/report/questionSelectors';
import { useMinute } from '@/features/inspection/report/useMinute';
import { FieldQuestion } from '../FieldQuestion/FieldQuestion';

/** Asks about a day and time far from now, below its children. */
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
