import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSettings } from '@/api/useSettings';
import { tripLabels } from '@/contract/tripLabels';
import {
  checklistCategories,
  listCategoryItems,
  type ChecklistCategory,
} from '@/contract/checklist';
import {
  conditionLabels,
  headerLabels,
  vehicleConditions,
  type ItemValue,
} from '@/contract/inspection';
import { sentCount } from '@/features/inspection/model/rules/reportSelectors';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { dayText, dateTimeText } from '@/contract/dateText';
import { toCheckCode } from '@/contract/reportDigest';
import { Facts } from './Facts';
import { outcomeLabels } from './SentList';

function conditionText(stored: string): string {
  const condition = vehicleConditions.find((each) => each === stored);
  return condition ? conditionLabels[condition] : '';
}

function valueLabel(value: ItemValue): string {
  if (value === null) return 'Unchecked';
  return value ? 'Good' : 'Defective';
}

const lines = {
  m: 0,
  p: 0,
  listStyle: 'none',
  li: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    py: 0.75,
    borderBottom: 1,
    borderColor: 'divider',
  },
  'span + span': { fontWeight: 600, whiteSpace: 'nowrap' },
};

function Category({
  id,
  label,
  items,
  defects,
}: { id: ChecklistCategory; label: string } & Pick<SentReport, 'items' | 'defects'>) {
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box component="ul" sx={lines}>
        {listCategoryItems(id).map(({ key, label: item }) => (
          <li key={key}>
            <span>{[item, defects[key]].filter(Boolean).join(': ')}</span>
            <span>{valueLabel(items[key])}</span>
          </li>
        ))}
      </Box>
    </section>
  );
}

/** A submitted report in full and read-only. */
export function SentSheet({ report }: { report: SentReport }) {
  const { header, items, trip, outcome, defects } = report;
  const { fleet } = useSettings();
  const tripText = fleet && trip ? ` · ${tripLabels[trip]}` : '';
  const { passed, failed, total } = sentCount(report);
  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          [outcomeLabels[outcome], dateTimeText(report.sentAt)],
          ['Driver', header.carrier],
          ['Inspected', dateTimeText(header) + tripText],
          ['Location', header.address],
          ['Truck', header.truck_number],
          [headerLabels.odometer_reading, header.odometer_reading],
          ['Trailer', header.trailer_numbers],
          ['Items', `${passed} good, ${failed} defective, ${total} in all`],
          ['Condition', conditionText(header.satisfactory_vehicle_condition)],
          [headerLabels.drivers_signature, header.drivers_signature],
          ['Signed on', dayText(header.drivers_signature_date)],
          [headerLabels.mechanics_signature, header.mechanics_signature],
          [headerLabels.mechanics_signature_date, dayText(header.mechanics_signature_date)],
          ['Check code', toCheckCode(report.digest ?? '')],
        ]}
      />
      {checklistCategories.map(({ id, label }) => (
        <Category key={id} id={id} label={label} items={items} defects={defects} />
      ))}
    </Stack>
  );
}
