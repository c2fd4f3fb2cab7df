import Alert, { type AlertProps } from '@mui/material/Alert';
import { Link } from 'react-router';
import { ReportSheet, type SheetDefect } from '@/components/ReportSheet/ReportSheet';
import { itemLabel } from '@/contract/checklist';
import { holdText, isWaiting } from '@/contract/holds';
import {
  certificationStatus,
  laterEventText,
  listEnteredDefects,
  listLaterDefects,
  type EnteredDefect,
} from '@/contract/enteredReport';
import type { ReportRecord } from '@/contract/office/reports';
import type { Defect } from '@/contract/records';
import { reportStateText } from '@/contract/reportState';
import { consentText } from '@/contract/signingConsent';
import { mayBeHeldText, vehicleLabel } from '@/contract/vehicleLabel';
import { DefectPhotos } from '../defects/DefectPhotos';
import { carrierZone, timestampText, zoneText } from '../carrierTime';
import { typedTimeText } from '../labels';

const toSheetDefect = ({ defect, ...entered }: EnteredDefect<Defect>): SheetDefect => ({
  ...entered,
  status: certificationStatus(defect),
  ...(defect && {
    photos: <DefectPhotos defect={defect} />,
    link: (name: string) => <Link to={`/defects/${defect.id}/show`}>{name}</Link>,
  }),
});

function Hold({ severity, holding }: Pick<ReportRecord, 'holding'> & Pick<AlertProps, 'severity'>) {
  if (holding.length === 0) return null;
  const texts = holding.map(({ vehicle, item }) => `${vehicleLabel(vehicle)}, ${itemLabel(item)}`);
  return (
    <Alert severity={severity} role="note" sx={{ mb: 2 }}>
      {holdText('office', holding)}: {texts.join('; ')}
    </Alert>
  );
}

/** A report's printable sheet, as its driver entered it, with what happened after. */
export function OfficeSheet({ record }: { record: ReportRecord }) {
  const { report, defects, created_at: createdAt } = record;
  return (
    <>
      <Hold severity="error" holding={record.holding.filter((defect) => !isWaiting(defect))} />
      <Hold severity="warning" holding={record.holding.filter(isWaiting)} />
      {record.may_be_held.map(({ vehicle, as }) => (
        <Alert key={vehicle.id} severity="warning" role="note" sx={{ mb: 2 }}>
          {vehicleLabel(vehicle)}: {mayBeHeldText(as)}
        </Alert>
      ))}
      <ReportSheet
        report={report}
        trip={record.trip}
        remark={`${reportStateText(record)}. Inspected ${typedTimeText(record.date)}. Received ${timestampText(record.created_at)}. ${zoneText()}`}
        digest={record.digest}
        earlierDigests={record.earlier_digests}
        byCategory={record.marked_by_category}
        notFitted={record.not_fitted}
        defects={listEnteredDefects(report, defects, createdAt).map(toSheetDefect)}
        laterDefects={listLaterDefects(report, defects, createdAt).map(toSheetDefect)}
        events={record.events.map((event) => laterEventText(event, carrierZone()))}
        consent={consentText(record.signing_consent, carrierZone())}
        reviews={record.reviews.map(({ name, at, signing_consent }) => ({
          name,
          when: timestampText(at),
          consent: consentText(signing_consent, carrierZone()),
        }))}
      />
    </>
  );
}
