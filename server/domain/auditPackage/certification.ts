import { instantText, dayText } from '@/contract/dateText';
import { typedNameText } from '@/contract/defectFacts';
import { isCertified, type Defect } from '@/contract/records';

/** Whether a staff account certified the defect. A name typed on a phone does not count. */
export const isSigned = ({ state, signed_on }: Defect) =>
  isCertified(state) && signed_on !== 'drivers_phone';

/** Describes who certified a defect, when, and with what result, or says that it is uncertified. */
export function certificationText(defect: Defect, timeZone: string): string {
  const { state, certified_name: name, certified_by: account, deferred_until: until } = defect;
  const at = defect.certified_at ?? defect.closed_at;
  const signed = `${name}${account === null ? '' : ` (account ${account})`}${at === null ? '' : `, ${instantText(at, timeZone)}`}`;
  if (isSigned(defect)) {
    const what = state === 'repaired' ? 'Repair certified' : 'Certified that no repair is needed';
    return `${what} by ${signed}`;
  }
  if (isCertified(state)) return `Not certified. ${typedNameText}: ${signed}`;
  return `Not certified. ${unsignedText(defect, timeZone, until === null ? '' : `Deferred until ${dayText(until)} by ${signed}: ${defect.deferred_reason}`)}`;
}

function unsignedText(
  { state, driver_says_good: good, withdrawn }: Defect,
  timeZone: string,
  deferral: string,
): string {
  if (state === 'deferred') return deferral;
  if (withdrawn) return `Withdrawn by ${withdrawn.by}, ${instantText(withdrawn.at, timeZone)}`;
  if (state === 'marked_good_by_driver') return 'Closed before certification was required';
  return good ? `Driver says good: ${good.by}, ${instantText(good.at, timeZone)}` : 'Open';
}
