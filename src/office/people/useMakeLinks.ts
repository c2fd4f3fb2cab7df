import { useNotify } from 'react-admin';
import { linksResponse, peoplePaths, type NamedLink } from '@/contract/office/people';
import { useReportedCall } from '../form/useReportedCall';
import { useOfficeCalls } from '../useOfficeCalls';

/** Returns a function that makes a first sign-in link for each of several people. */
export function useMakeLinks() {
  const calls = useOfficeCalls();
  const notify = useNotify();
  const { isBusy, run } = useReportedCall();

  async function makeLinks(ids: readonly number[]): Promise<readonly NamedLink[] | null> {
    const made: { links: readonly NamedLink[] } = { links: [] };
    await run(async () => {
      const body = { ids };
      const call = { id: null, body, response: linksResponse };
      made.links = (await calls.act('people', peoplePaths.signInLinks, call)).data;
      const left = ids.length - made.links.length;
      if (left > 0) {
        notify(`${left} of them have signed in before. They get a new link on their own page.`, {
          type: 'info',
        });
      }
    });
    return made.links.length > 0 ? made.links : null;
  }
  return { isBusy, makeLinks };
}
