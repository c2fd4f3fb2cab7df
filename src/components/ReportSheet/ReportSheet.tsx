import Typography from '@mui/material/Typography';
import {
  checklist,
  checklistCategories,
  itemLabel,
  regulationParts,
  type ChecklistKey,
} from '@/contract/checklist';
import { registrationText } from '@/contract/company';
import { reportDateText } from '@/contract/dateText';
import { conditionLabels, type Inspection, type ItemValue } from '@/contract/inspection';
import { byCategoryText, itemMark, itemOnPaper } from '@/contract/itemMarks';
import type { ReportRow } from '@/contract/records';
import { toCheckCode } from '@/contract/reportDigest';
import { useCompany } from '../companyContext';
import { Sheet } from './Sheet';
import { tripLabels } from '@/contract/tripLabels';

export interface SheetDefect {
  item: ChecklistKey;
  /** A label such as 'Truck 101'. */
  vehicle: string;
  description: string;
  /** For example, 'Repaired, certified by H. Novak, Nov 22, 2026'. */
  outcome: string;
  /** A PhotoList. */
  photos?: React.ReactNode;
  /** Renders the defect's name as a link to its page. */
  link?: (name: string) => React.ReactNode;
}

/** A driver's review before driving the vehicle (49 CFR 396.13). */
export interface SheetReview {
  name: string;
  when: string;
}

interface ReportSheetProps {
  report: Inspection;
  defects: readonly SheetDefect[];
  reviews?: readonly SheetReview[];
  /** Null if the phone did not send it. */
  trip?: ReportRow['trip'];
  /** A note about this copy, such as 'Not sent'. */
  remark?: string;
  /** The digest of the office's copy; '' if it is unknown. */
  digest?: string;
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

function Signature({ label, name, when }: SheetReview & { label: string }) {
  return (
    <p>
      <b>{[name, when].filter(Boolean).join(', ')}</b>
      {label}
    </p>
  );
}

interface ItemProps {
  label: string;
  value: ItemValue;
  isByCategory?: boolean;
  isNotFitted?: boolean;
}

function Item({ label, value, isByCategory = false, isNotFitted = false }: ItemProps) {
  const { mark, label: meaning } = itemMark(value, { isByCategory, isNotFitted });
  return (
    <li className={value === false ? 'defective' : undefined}>
      <span role="img" aria-label={meaning}>
        {mark}
      </span>
      {itemOnPaper(label, value, isNotFitted)}
    </li>
  );
}

function Defects({ defects }: Pick<ReportSheetProps, 'defects'>) {
  if (defects.length === 0) return <p>No defects were reported.</p>;
  return (
    <ul className="defects">
      {defects.map(({ item, vehicle, description, outcome, photos, link = (name) => name }) => (
        <li key={`${vehicle} ${item}`}>
          <b>{link(`${vehicle}, ${itemLabel(item)}`)}</b>: {description}{' '}
          <span className="outcome">{outcome}</span>
          {photos}
        </li>
      ))}
    </ul>
  );
}

function Carrier() {
  const company = useCompany();
  return <p>{[company.name, registrationText(company)].filter(Boolean).join(' · ')}</p>;
}

type PartKey = keyof typeof regulationParts;

const parts: readonly (readonly [PartKey, string])[] = [
  ['serviceBrakes', 'Service brakes'],
  ['parkingBrake', 'Parking brake'],
  ['steering', 'Steering'],
  ['lighting', 'Lighting and reflectors'],
  ['tires', 'Tires'],
  ['horn', 'Horn'],
  ['wipers', 'Windshield wipers'],
  ['mirrors', 'Rear vision mirrors'],
  ['coupling', 'Coupling devices'],
  ['wheels', 'Wheels and rims'],
  ['emergency', 'Emergency equipment'],
];

/** The value of the part's worst item. */
function valueOfPart(report: Inspection, part: PartKey): ItemValue {
  const values = checklist
    .filter(({ regulation }) => regulation === part)
    .map(({ key }) => report[key]);
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
}

function RegulationParts({ report }: Pick<ReportSheetProps, 'report'>) {
  return (
    <ul className="parts">
      {parts.map(([part, label]) => (
        <Item
          key={part}
          label={`${regulationParts[part].replace('396.11(a)(1)', '')} ${label}`}
          value={valueOfPart(report, part)}
        />
      ))}
    </ul>
  );
}

function Checklist({
  report,
  byCategory,
  notFitted,
}: Required<Pick<ReportSheetProps, 'report' | 'byCategory' | 'notFitted'>>) {
  return (
    <>
      <div className="checklist">
        {checklistCategories.map(({ id, label }) => (
          <section key={id}>
            <h4>{label}</h4>
            <ul>
              {checklist
                .filter(({ category }) => category === id)
                .map((item) => (
                  <Item
                    key={item.key}
                    label={item.label}
                    value={report[item.key]}
                    isByCategory={byCategory.includes(item.key)}
                    isNotFitted={notFitted.includes(item.key)}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {byCategory.length > 0 ? <p>{byCategoryText}</p> : null}
    </>
  );
}

/** A driver's vehicle inspection report. Prints on US letter paper. */
export function ReportSheet({
  report,
  defects,
  reviews = [],
  trip = null,
  remark,
  digest = '',
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
      <dl className="facts">
        <Fact label="Driver" text={report.carrier} />
        <Fact label="Date and time" text={reportDateText(report.date_inspected)} />
        <Fact label="Location" text={report.address} />
        <Fact label="Truck" text={report.truck_number} />
        <Fact label="Odometer" text={report.odometer_reading} />
        <Fact label="Trailers" text={report.trailer_numbers} />
        {trip === null ? null : <Fact label="Inspected" text={tripLabels[trip]} />}
        {digest === '' ? null : <Fact label="Check code" text={toCheckCode(digest)} />}
      </dl>
      <h3>Defects</h3>
      <Defects defects={defects} />
      <h3>49 CFR 396.11(a)(1)</h3>
      <RegulationParts report={report} />
      <h3>Checklist</h3>
      <Checklist report={report} byCategory={byCategory} notFitted={notFitted} />
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
        />
        <Signature
          label="Mechanic's signature"
          name={report.mechanics_signature}
          when={
            report.mechanics_signature === '' ? '' : reportDateText(report.mechanics_signature_date)
          }
        />
        {(reviews.length > 0 ? reviews : [unreviewed]).map(({ name, when }, index) => (
          <Signature key={index} label="Reviewing driver's signature" name={name} when={when} />
        ))}
      </div>
    </Sheet>
  );
}
