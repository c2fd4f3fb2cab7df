import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { valueConfirmed } from '@/features/inspection/model/inspectionSlice';
import {
  selectOdometerKey,
  selectOdometerQuestion,
} from '@/features/inspection/model/rules/questionSelectors';
import { FieldQuestion } from './FieldQuestion';
import { ReportField } from './ReportField';

/** The odometer reading, with a question if it does not follow this truck's last reading. */
export function OdometerField() {
  const question = useSelector(selectOdometerQuestion);
  const value = useSelector(selectOdometerKey);
  const dispatch = useDispatch<AppDispatch>();
  const keep = () => dispatch(valueConfirmed({ question: 'odometer', value }));
  return (
    <FieldQuestion question={question} answers={[{ text: 'Yes, keep it', onPress: keep }]}>
      <ReportField field="odometer_reading" inputMode="numeric" />
    </FieldQuestion>
  );
}
