import { memo, useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import { useSettings } from '@/api/useSettings';
import { Panel, PanelFields } from '@/components/Panel/Panel';
import { focusField } from '@/components/scrolling/goTo';
import { useAppDispatch, useAppSelector, useAppStore } from '@/features/inspection/hooks';
import {
  selectIsFolded,
  selectOffer,
  selectOdometerKey,
  selectOdometerQuestion,
} from '@/features/inspection/model/rules/questionSelectors';
import { selectHeaderValue } from '@/features/inspection/model/rules/reportSelectors';
import { headerFieldId, selectHeaderError } from '@/features/inspection/model/rules/submitRules';
import { foldedFields } from '@/features/inspection/model/state/header';
import { rememberedHeaderUsed, valueConfirmed } from '@/features/inspection/model/inspectionSlice';
import { LocationField } from './LocationField';
import { TimeFields } from './TimeFields';
import { FoldedHeader } from './FoldedHeader';
import { ReportField } from './ReportField';
import { TrailerField, TruckField } from './VehicleFields';
import { DriverName } from './DriverName';
import { TripChoice } from './TripChoice';
import { FieldQuestion } from './FieldQuestion';

export function OdometerField() {
  const question = useAppSelector(selectOdometerQuestion);
  const value = useAppSelector(selectOdometerKey);
  const dispatch = useAppDispatch();
  const keep = () => dispatch(valueConfirmed({ question: 'odometer', value }));
  return (
    <FieldQuestion question={question} answers={[{ text: 'Yes, keep it', onPress: keep }]}>
      <ReportField field="odometer_reading" inputMode="numeric" />
    </FieldQuestion>
  );
}

/** Offers to fill a new form with the last report's driver, truck and trailer in one press. */
export function RememberedOffer() {
  const offer = useAppSelector(selectOffer);
  const dispatch = useAppDispatch();
  if (offer === null) return null;
  return (
    <Button
      variant="outlined"
      onClick={() => dispatch(rememberedHeaderUsed())}
      sx={{ minHeight: 48, overflowWrap: 'anywhere' }}
    >
      <span>{`${offer}: use these`}</span>
    </Button>
  );
}

/** Focuses the invalid field that unfolded the header, or the first field. */
function useFocusWhenUnfolded(isFolded: boolean): void {
  const store = useAppStore();
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    const isUnfolded = wasFolded.current && !isFolded;
    wasFolded.current = isFolded;
    // A form that was just reset does not take the focus.
    if (!isUnfolded || selectHeaderValue(store.getState(), 'truck_number') === '') return;
    const root = store.getState();
    const wrong = foldedFields.find((field) => selectHeaderError(root, field) !== null);
    focusField(headerFieldId(wrong ?? foldedFields[0]));
  }, [isFolded, store]);
}

function TripExtension() {
  const { fleet } = useSettings();
  return fleet ? <TripChoice /> : null;
}

function OpenFields() {
  return (
    <>
      <FoldedHeader />
      <PanelFields>
        <LocationField isFoundAtOnce />
        <OdometerField />
      </PanelFields>
    </>
  );
}

function AllFields() {
  return (
    <>
      <RememberedOffer />
      <PanelFields>
        <DriverName />
        <LocationField />
        <TimeFields />
        <TruckField />
        <OdometerField />
        <TrailerField />
        <TripExtension />
      </PanelFields>
    </>
  );
}

interface TripFieldsProps {
  aside?: React.ReactNode;
}

/** The fields above the checklist. */
export const TripFields = memo(function TripFields({ aside }: TripFieldsProps) {
  const isFolded = useAppSelector(selectIsFolded);
  useFocusWhenUnfolded(isFolded);
  return (
    <Panel title="Driver and vehicle" titleId="report-trip" aside={aside}>
      {isFolded ? <OpenFields /> : <AllFields />}
    </Panel>
  );
});
