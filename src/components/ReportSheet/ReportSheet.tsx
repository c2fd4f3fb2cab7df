import Typography from '@mui/material/Typography';
import { itemLabel, type ChecklistKey } from '@/contract/checklist';
import { registrationText } from '@/contract/company';
import { reportDateText } from '@/contract/dateText';
import { laterEventsTitle } from '@/contract/enteredReport';
import { conditionLabels, type Inspection } from '@/contract/inspection';
import type { ReportRow } from '@/contract/records';
import { earlierCodesLabel, toCheckCode, toEarlierCode } from '@/contract/reportDigest';
import { useCompany } from '../companyContext';
import { Sheet } from './Sheet';
import { Checklist, RegulationParts } from './SheetChecklist';
import { tripLabels } from '@/contract/tripLabels';

export interface SheetDefect {
  item: ChecklistKey;
  /** A label such as 'Truck 101'. */
  vehicle: string;
  description: string;
  /** For example, 'Not certified'. */
  status?: string;
  /** A PhotoList. */
  photos?: React.ReactNode;
  /** Renders the defect's name as a link to its page. */
  link?: (name: string) => React.ReactNode;
}

/** A driver's review before driving the vehicle (49 CFR 396.13). */
export interface SheetReview {
  name: string;
  when: string;
  /** Such as 'Consent not recorded'. Absent from a copy on a phone, which does not know it. */
  consent?: string;
}

interface ReportSheetProps {
  report: Inspection;
  defects: readonly SheetDefect[];
  /** What happened after the driver signed, one text for each event, oldest first. */
  events?: readonly string[];
  /** The defects that the driver added after signing. */
  laterDefects?: readonly SheetDefect[];
  /** See `SheetReview`. */
  consent?: string;
  reviews?: readonly SheetReview[];
  /** Null if the phone did not send it. */
  trip?: ReportRow['trip'];
  /** A note about this copy, such as 'Not saved at the office'. */
  remark?: string;
  /** The digest of the office's copy; '' if it is unknown. */
  digest?: string;
  /** The digests of earlier versions' copies. */
  earlierDigests?: readonly string[];
  /** Good items that the driver marked with one press for a whole category. */
  byCategory?: readonly ChecklistKey[];
  /** Items that the vehicles did not have. */
  notFitted?: readonly ChecklistKey[];
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text || '–'}</dd>
    </div>
  );
}

const unreviewed: SheetReview = { name: '', when: '' };

function Signature({ label, name, when, consent }: SheetReview & { label: string }) {
  return (
    <p>
      <b>{[name, when].filter(Boolean).join(', ')}</b>
      {consent === undefined ? label : `${label}. ${consent}`}
    </p>
  );
}

function Defects({ defects }: Pick<ReportSheetProps, 'defects'>) {
  return (
    <ul className="defects">
      {defects.map(({ item, vehicle, description, status = '', photos, link = (name) => name }) => (
        <li key={`${vehicle} ${item}`}>
          <b>{link(`${vehicle}, ${itemLabel(item)}`)}</b>: {description}{' '}
          {status === '' ? null : <span className="status">{status}</span>}
          {photos}
        </li>
      ))}
    </ul>
  );
}

function LaterEvents({
  events,
  laterDefects,
}: Required<Pick<ReportSheetProps, 'events' | 'laterDefects'>>) {
  if (events.length === 0) return null;
  return (
    <>
      <h3>{laterEventsTitle}</h3>
      <ul className="events">
        {events.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
      <Defects defects={laterDefects} />
    </>
  );
}

function Carrier() {
  const company = useCompany();
  return <p>{[company.name, registrationText(company)].filter(Boolean).join(' · ')}</p>;
}

function Signatures({
  report,
  consent,
  events,
  reviews,
}: Pick<ReportSheetProps, 'consent'> &
  Required<Pick<ReportSheetProps, 'report' | 'events' | 'reviews'>>) {
  return (
    <>
      <h3>Signatures</h3>
      <dl className="facts">
        <Fact
          label="Vehicle condition"
          text={conditionLabels[report.satisfactory_vehicle_condition]}
        />
      </dl>
      <div className="signatures">
        <Signature
          label="Driver's signature"
          name={report.drivers_signature}
          when={reportDateText(report.drivers_signature_date)}
          consent={consent}
        />
        {/* A certification is signed in its event. A blank line next to it would deny that. */}
        {report.mechanics_signature === '' && events.length > 0 ? null : (
          <Signature
            label="Mechanic's signature"
            name={report.mechanics_signature}
            when={
              report.mechanics_signature === ''
                ? ''
                : reportDateText(report.mechanics_signature_date)
            }
          />
        )}
        {(reviews.length > 0 ? reviews : [unreviewed]).map((review, index) => (
          <Signature key={index} label="Reviewing driver's signature" {...review} />
        ))}
      </div>
    </>
  );
}

function Facts({
  report,
  trip,
  digest,
  earlierDigests,
}: Required<Pick<ReportSheetProps, 'report' | 'trip' | 'digest' | 'earlierDigests'>>) {
  return (
    <dl className="facts">
      <Fact label="Driver" text={report.carrier} />
      <Fact label="Date and time" text={reportDateText(report.date_inspected)} />
      <Fact label="Location" text={report.address} />
      <Fact label="Truck" text={report.truck_number} />
      <Fact label="Odometer" text={report.odometer_reading} />
      <Fact label="Trailers" text={report.trailer_numbers} />
      {trip === null ? null : <Fact label="Inspected" text={tripLabels[trip]} />}
      {digest === '' ? null : <Fact label="Check code" text={toCheckCode(digest)} />}
      {earlierDigests.length === 0 ? null : (
        <Fact label={earlierCodesLabel} text={earlierDigests.map(toEarlierCode).join(', ')} />
      )}
    </dl>
  );
}

/** A driver's vehicle inspection report. Prints on US letter paper. */
export function ReportSheet({
  report,
  defects,
  events = [],
  laterDefects = [],
  consent,
  reviews = [],
  trip = null,
  remark,
  digest = '',
  earlierDigests = [],
  byCategory = [],
  notFitted = [],
}: ReportSheetProps) {
  return (
    <Sheet aria-label="Vehicle inspection report">
      <Carrier />
      <Typography variant="h2" component="h2">
        Driver&apos;s vehicle inspection report
      </Typography>
      {remark === undefined ? null : <p className="remark">{remark}</p>}
      <Facts report={report} trip={trip} digest={digest} earlierDigests={earlierDigests} />
      <h3>Defects</h3>
      {defects.length === 0 ? <p>No defects were reported.</p> : <Defects defects={defects} />}
      <LaterEvents events={events} laterDefects={laterDefects} />
      <h3>49 CFR 396.11(a)(1)</h3>
      <RegulationParts report={report} />
      <h3>Checklist</h3>
      <Checklist report={report} byCategory={byCategory} notFitted={notFitted} />
      <Signatures report={report} events={events} reviews={reviews} consent={consent} />
    </Sheet>
  );
}
