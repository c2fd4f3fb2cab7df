/** @jest-environment node */
import fc from 'fast-check';
import { calls } from '@/contract/calls';
import { generatedCases } from '@/testing/generatedCases';
import { driverActions, play } from '@/testing/races/raceSession';

const runs = generatedCases(100);

describe('in any order of responses, tabs and actions', () => {
  it('without a logout, every call that is not aborted succeeds, and the session remains', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        driverActions('call', 'abortedCall'),
        async (scheduler, script) => {
          const { results, stored, backend } = await play(scheduler, script);
          for (const result of results) expect(result).toHaveProperty('data');
          expect(stored?.refreshToken).toBe('refresh-driver');
          expect(backend.countCalls(calls.refresh)).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: runs },
    );
  });

  it('a refresh that fails temporarily signs nobody out', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        driverActions('call', 'abortedCall', 'expiry'),
        fc.integer({ min: 1, max: 4 }),
        async (scheduler, script, faults) => {
          const { stored } = await play(scheduler, script, { faults });
          expect(stored?.refreshToken).toBe('refresh-driver');
        },
      ),
      { numRuns: runs },
    );
  });

  it('after a logout, no response restores the session in any tab', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        driverActions('call', 'abortedCall', 'expiry', 'logout'),
        async (scheduler, script) => {
          fc.pre(script.some((action) => action.kind === 'logout'));
          const { stored } = await play(scheduler, script);
          expect(stored).toBeNull();
        },
      ),
      { numRuns: runs },
    );
  });

  it("another driver's login persists, and no call is sent with the token of the wrong driver", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        driverActions('call', 'abortedCall', 'expiry', 'loginAsOther'),
        async (scheduler, script) => {
          fc.pre(script.some((action) => action.kind === 'loginAsOther'));
          const { stored } = await play(scheduler, script);
          expect(stored?.user?.username).toBe('other');
        },
      ),
      { numRuns: runs },
    );
  });

  it('a rejected refresh ends only its own session', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        driverActions('call', 'abortedCall', 'revocation', 'loginAsOther'),
        async (scheduler, script) => {
          const { stored, expectedOwner } = await play(scheduler, script);
          if (expectedOwner === 'other') expect(stored?.user?.username).toBe('other');
          else if (stored) expect(stored.user?.username).toBe('driver');
        },
      ),
      { numRuns: runs },
    );
  });

  it('any mix of actions ends with the session of the last sign-in, or with none after a later sign-out, unless the server revoked that session', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        driverActions('call', 'abortedCall', 'expiry', 'revocation', 'logout', 'loginAsOther'),
        fc.record({ faults: fc.integer({ min: 0, max: 3 }), fleet: fc.boolean() }),
        async (scheduler, script, backend) => {
          const { stored, expectedOwner } = await play(scheduler, script, backend);
          const isRevoked = script.some((action) => action.kind === 'revocation');
          const owner = stored?.user?.username ?? null;
          const owners =
            expectedOwner === 'driver' && isRevoked ? ['driver', null] : [expectedOwner];
          expect(owners).toContain(owner);
        },
      ),
      { numRuns: 2 * runs },
    );
  });

  it('a tab that opens later, in the process of another tab too, has the session of all, and its renewed token and its end are theirs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        driverActions('open', 'open', 'call', 'expiry', 'revocation', 'logout', 'loginAsOther'),
        fc.record({ faults: fc.integer({ min: 0, max: 2 }), fleet: fc.boolean() }),
        async (scheduler, script, backend) => {
          fc.pre(script.some(({ kind }) => kind === 'open'));
          const { stored, expectedOwner, auth } = await play(scheduler, script, backend);
          const isRevoked = script.some(({ kind }) => kind === 'revocation');
          const owner = stored?.user?.username ?? null;
          const mayEnd = expectedOwner === 'driver' && isRevoked;
          expect(mayEnd ? ['driver', null] : [expectedOwner]).toContain(owner);
          for (const state of auth) if (stored) expect(state).toMatchObject(stored);
        },
      ),
      { numRuns: 2 * runs },
    );
  });

  it('however a new username meets a renewed token in another tab, all tabs end with the newest name, and the session remains', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        driverActions('rename', 'call', 'expiry'),
        fc.boolean(),
        async (scheduler, script, fleet) => {
          fc.pre(script.some(({ kind }) => kind === 'rename'));
          const { stored, backend } = await play(scheduler, script, { fleet });
          expect(stored?.user).toEqual(backend.findUser('driver'));
        },
      ),
      { numRuns: 2 * runs },
    );
  });
});
