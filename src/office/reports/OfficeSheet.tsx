import Alert from '@mui/material/Alert';
import { Link } from 'react-router';
import { ReportSheet, type SheetDefect } from '@/components/ReportSheet/ReportSheet';
import { itemLabel } from '@/contract/checklist';
import type { ReportRecord } from '@/contract/office/reports';
import type { Defect } from '@/contract/records';
import { mayBeHeldText, vehicleLabel } from '@/contract/vehicleLabel';
import { DefectPhotos } from '../defects/DefectPhotos';
import { describeDefect } from '../defects/defectText';
import { timestampText, zoneText } from '../carrierTime';
import { typedTimeText } from '../labels';

function sheetDefect(defect: Defect): SheetDefect {
  return {
    item: defect.item,
    vehicle: vehicleLabel(defect.vehicle),
    description: defect.description,
    outcome: [...describeDefect(defect), defect.note].filter(Boolean).join('. '),
    photos: <DefectPhotos defect={defect} />,
    link: (name) => <Link to={`/defects/${defect.id}/show`}>{name}</Link>,
  };
}

/** A report's printable sheet with what happened to its defects. */
export function OfficeSheet({ record }: { record: ReportRecord }) {
  const held = record.holding.map(
    ({ vehicle, item }) => `${vehicleLabel(vehicle)}, ${itemLabel(item)}`,
  );
  return (
    <>
      {held.length > 0 ? (
        <Alert severity="error" role="note" sx={{ mb: 2 }}>
          Do not dispatch: {held.join('; ')}
        </Alert>
      ) : null}
      {record.may_be_held.map(({ vehicle, as }) => (
        <Alert key={vehicle.id} severity="warning" role="note" sx={{ mb: 2 }}>
          {vehicleLabel(vehicle)}: {mayBeHeldText(as)}
        </Alert>
      ))}
      <ReportSheet
        report={record.report}
        trip={record.trip}
        remark={`Inspected ${typedTimeText(record.date)}. Received ${timestampText(record.created_at)}. ${zoneText()}`}
        digest={record.digest}
        byCategory={record.marked_by_category}
        notFitted={record.not_fitted}
        defects={record.defects.map(sheetDefect)}
        reviews={record.reviews.map(({ name, at }) => ({ name, when: timestampText(at) }))}
      />
    </>
  );
}
