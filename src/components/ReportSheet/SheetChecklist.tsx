import {
  checklist,
  checklistCategories,
  regulationParts,
  type ChecklistKey,
} from '@/contract/checklist';
import type { Inspection, ItemValue } from '@/contract/inspection';
import { byCategoryText, itemMark, itemOnPaper } from '@/contract/itemMarks';

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

/** The parts that 49 CFR 396.11(a)(1) names, each with the value of its worst item. */
export function RegulationParts({ report }: { report: Inspection }) {
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

interface ChecklistProps {
  report: Inspection;
  byCategory: readonly ChecklistKey[];
  notFitted: readonly ChecklistKey[];
}

/** All items with their marks, by category. */
export function Checklist({ report, byCategory, notFitted }: ChecklistProps) {
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
