/** @jest-environment node */
import fc from 'fast-check';
import { calls } from '../contract/calls';
import { deeds, play } from '../testing/races/raceSession';

/**
 * Orders, not examples: a scheduler decides which answer, which tab's news and which deed of the driver comes next,
 * and no order may end a session wrongly, bring one back, or refresh one token twice in a tab (issue 6, Races).
 */
const runs = 100;
/** Many orders take their time on a busy machine, in ms. */
jest.setTimeout(120_000);

describe('whatever the order of answers, tabs and deeds', () => {
  it('without a logout every call succeeds and the session stays', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), deeds('call', 'abortedCall'), async (scheduler, script) => {
        const { results, stored, backend } = await play(scheduler, script);
        for (const result of results) expect(result).toHaveProperty('data');
        expect(stored?.refreshToken).toBe('refresh-driver');
        expect(backend.countOf(calls.refresh)).toBeLessThanOrEqual(2);
      }),
      { numRuns: runs },
    );
  });

  it('a refresh that fails for a while logs nobody out', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        deeds('call', 'abortedCall', 'expiry'),
        fc.integer({ min: 1, max: 4 }),
        async (scheduler, script, faults) => {
          const { stored } = await play(scheduler, script, faults);
          expect(stored?.refreshToken).toBe('refresh-driver');
        },
      ),
      { numRuns: runs },
    );
  });

  it('after a logout no answer brings the session back, in any tab', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        deeds('call', 'abortedCall', 'expiry', 'logout'),
        async (scheduler, script) => {
          fc.pre(script.some((deed) => deed.kind === 'logout'));
          const { stored } = await play(scheduler, script);
          expect(stored).toBeNull();
        },
      ),
      { numRuns: runs },
    );
  });

  it("a login while a refresh is out stands, and no call goes out under another driver's token", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        deeds('call', 'abortedCall', 'expiry', 'loginAsOther'),
        async (scheduler, script) => {
          fc.pre(script.some((deed) => deed.kind === 'loginAsOther'));
          const { stored } = await play(scheduler, script);
          expect(stored?.user?.username).toBe('other');
        },
      ),
      { numRuns: runs },
    );
  });

  it('a refused refresh ends its own session and no other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        deeds('call', 'abortedCall', 'revocation', 'loginAsOther'),
        async (scheduler, script) => {
          const { stored, wanted } = await play(scheduler, script);
          if (wanted === 'other') expect(stored?.user?.username).toBe('other');
          else if (stored) expect(stored.user?.username).toBe('driver');
        },
      ),
      { numRuns: runs },
    );
  });

  it('all of it together leaves the session that was wanted last, or none that was refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        deeds('call', 'abortedCall', 'expiry', 'revocation', 'logout', 'loginAsOther'),
        fc.integer({ min: 0, max: 3 }),
        async (scheduler, script, faults) => {
          const { stored, wanted } = await play(scheduler, script, faults);
          const isRevoked = script.some((deed) => deed.kind === 'revocation');
          if (wanted === 'driver' && isRevoked) return;
          expect(stored?.user?.username ?? null).toBe(wanted);
        },
      ),
      { numRuns: 2 * runs },
    );
  });
});
