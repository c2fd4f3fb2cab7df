import { memo } from 'react';
import { Panel, PanelFields } from '../InspectionReport/Panel';
import { ReportField } from '../ReportField/ReportField';

/** Who inspects what, where and when: the fields above the checklist. */
export const TripFields = memo(function TripFields() {
  return (
    <Panel title="Driver and vehicle" titleId="report-trip">
      <PanelFields>
        <ReportField field="carrier" label="Driver name" autoComplete="name" />
        <ReportField field="address" label="Current location" />
        <ReportField field="date" label="Date" type="date" />
        <ReportField field="time" label="Time" type="time" />
        <ReportField field="truck_number" label="Truck number" autoCapitalize="characters" />
        <ReportField field="odometer_reading" label="Odometer" inputMode="numeric" />
        <ReportField field="trailer_numbers" label="Trailer numbers" autoCapitalize="characters" />
      </PanelFields>
    </Panel>
  );
});
