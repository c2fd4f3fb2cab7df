import { memo } from 'react';
import DrawOutlinedIcon from '@mui/icons-material/DrawOutlined';
import Button from '@mui/material/Button';
import { Panel, PanelFields } from '@/components/Panel/Panel';
import { toDeviceDateTime } from '@/contract/dates';
import {
  useAppDispatch,
  useAppSelector,
  useAppStore,
  useSelected,
} from '@/features/inspection/hooks';
import { reportSigned } from '@/features/inspection/model/inspectionSlice';
import { selectIsAnyUnchecked } from '@/features/inspection/model/rules/checklistSelectors';
import { selectClockError } from '@/features/inspection/model/rules/questionSelectors';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { ReportField } from './ReportField';

/** Fills in the driver's name and today's date, by the server's clock, with one press. */
function SignButton() {
  const name = useSelected(selectHeaderValue, 'carrier').trim();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const sign = () => {
    const clockError = selectClockError(store.getState());
    dispatch(reportSigned(toDeviceDateTime(new Date(Date.now() + clockError)).date));
  };
  if (name === '') return null;
  return (
    <Button
      variant="outlined"
      startIcon={<DrawOutlinedIcon />}
      onClick={sign}
      sx={{ minHeight: 48, my: 0.5, overflowWrap: 'anywhere' }}
    >
      <span>{`Sign as ${name}`}</span>
    </Button>
  );
}

function MechanicSignature() {
  const isUnchecked = useAppSelector(selectIsAnyUnchecked);
  return (
    <ReportField
      field="mechanics_signature"
      required={false}
      helper={
        isUnchecked
          ? 'Required while an item is unchecked.'
          : 'Not required: every item is checked.'
      }
    />
  );
}

/** The signatures below the checklist, in the specification's order. */
export const SignatureFields = memo(function SignatureFields() {
  return (
    <Panel title="Signatures" titleId="report-signatures" aside={<SignButton />}>
      <PanelFields>
        <ReportField field="drivers_signature" />
        <ReportField field="drivers_signature_date" type="date" />
        <MechanicSignature />
        <ReportField field="mechanics_signature_date" type="date" />
      </PanelFields>
    </Panel>
  );
});
