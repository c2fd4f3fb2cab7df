import { calls } from '@/contract/calls';

/** The calls of public content: the only calls that the service worker may keep answers of. */
const publicCalls: ReadonlySet<string> = new Set([
  calls.contacts,
  calls.about,
  calls.homeFiles,
  calls.driverPage,
  calls.reasons,
  calls.opportunities,
  calls.howWorking,
  calls.services,
  calls.comments,
  calls.locations,
  calls.locationsText,
  calls.companies,
  calls.reliableSolutions,
  calls.shipperPage,
  calls.reasonsToChoose,
  calls.secondReasonsToChoose,
  calls.thirdReasonsToChoose,
]);

/** Whether an answer may be kept: never one of account or inspection, nor the refresh. */
export function isPublicContent(method: string, path: string): boolean {
  return method === 'GET' && publicCalls.has(path);
}
