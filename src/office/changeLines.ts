import { dayText } from '@/contract/dateText';
import type { AuditEntry } from '@/contract/office/audit';
import { timestampText } from './carrierTime';
import { roleLabels } from './labels';

const names: Readonly<Record<string, string>> = {
  state: 'status',
  full_name: 'name',
  access_until: 'last day',
  alternative_text: 'description',
  vin: 'VIN',
  dot_number: 'DOT number',
  mc_number: 'MC number',
  not_fitted: 'items not fitted',
  max_deferral_days: 'longest deferral in days',
  exempt_items: 'items that hold no vehicle',
  agent_items: "items of the carrier's agent",
  time_zone: 'time zone',
  certified_name: 'certified by',
  closed_at: 'closed',
};
const isNoChange = (field: string) => ['version', 'id', 'last_seen_at'].includes(field);
const labels = new Map<string, string>(Object.entries(roleLabels));
const isTime = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

function shownText(text: string): string | null {
  if (text === '') return 'nothing';
  if (text.length > 80 || /[<{/]/.test(text)) return null;
  if (isDay(text)) return dayText(text);
  return isTime(text) ? timestampText(text) : (labels.get(text) ?? text.replaceAll('_', ' '));
}

/** The value as text for one line; null if it cannot be shown. */
function shown(field: string, value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return field === 'time_zone' ? value : shownText(value);
    case 'boolean':
      return value ? 'yes' : 'no';
    case 'number':
      return field.endsWith('_id') ? null : String(value);
    default:
      return value === null || value === undefined ? 'nothing' : null;
  }
}

/**
 * Lists the fields that an entry changed, one per line: 'role from Driver to Mechanic', or only the field's name
 * if its values cannot be shown. `given` maps field names to labels.
 */
export function changeLines(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  given: Readonly<Record<string, string>> = names,
): string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .filter((field) => !isNoChange(field))
    .map((field) => {
      const name = given[field] ?? field.replace(/_id$/, '').replaceAll(/[_-]/g, ' ');
      const [from, to] = [shown(field, before?.[field]), shown(field, after?.[field])];
      if (from === to || from === null || to === null) return name;
      return `${name} from ${from} to ${to}`;
    });
}
