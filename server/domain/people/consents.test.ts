import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { checklistKeys } from '@/contract/checklist';
import { reportFileFormat } from '@/contract/reportFile';
import { consentVersion, type SigningConsent } from '@/contract/signingConsent';
import { signingConsents, users } from '../tables/accounts';
import { databaseKinds } from '../../testing/databases';
import { deferrableDay } from '../../testing/deferrableDay';
import { anyTruck, Driver, makeComment } from '../../testing/drivers';
import { lastAudit } from '../../testing/lastAudit';
import { Staff } from '../../testing/office';
import { report } from '../../testing/reports';
import { makeReviewRequest } from '../../testing/reviews';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { Random } from '../../seed/history/Random';

const now = () => new Date().toISOString();
const shown = { consent: consentVersion };

describe.each(databaseKinds)('consents to sign electronically on %s', (kind) => {
  let server: TestServer;
  let admin: Staff;
  let marcus: Driver;
  beforeAll(async () => {
    server = await openTestServer(kind);
    admin = await Staff.signedIn(server, 'admin');
  });
  beforeEach(async () => {
    marcus = await Driver.signedIn(server);
  });
  afterAll(() => server.close());

  async function findAccount(username: string): Promise<number> {
    const [account] = (await admin.accounts(`search=${username}`)).data;
    return account?.id ?? 0;
  }

  async function withdraw(driver = marcus): Promise<number> {
    const id = await findAccount(driver.session.username);
    return (await admin.ask('POST', `people/${id}/withdraw-consent/`)).status;
  }

  /** A report of the day of its press, unless `press` says otherwise. */
  const submit = (press: object, driver = marcus, truck = anyTruck()) =>
    driver.reports([], {
      truck_number: truck,
      trailer_numbers: 'none',
      utc_offset: 0,
      ...press,
    });

  const readClaim = async (id: number) => (await admin.report(id)).signing_consent;

  const knownToPhone = async (driver = marcus) =>
    (await driver.previous({ truck: 'T-1' })).consent_version;

  const stored = async (username = marcus.session.username) =>
    server.database.queries
      .select()
      .from(signingConsents)
      .where(eq(signingConsents.userId, await findAccount(username)));

  it('the first submit stores the consent next to its button, later reports name the same one, and a new name changes nothing', async () => {
    expect(await knownToPhone()).toBeNull();
    const at = now();
    const first = await submit({ signed_at: at, ...shown });
    const consent = { version: consentVersion, at };
    expect(await readClaim(first)).toEqual(consent);
    expect((await marcus.ownReport(first)).signing_consent).toEqual(consent);
    expect(await knownToPhone()).toBe(consentVersion);
    await server.database.queries
      .update(users)
      .set({ username: `zoe-${randomUUID().slice(0, 8)}` })
      .where(eq(users.username, marcus.session.username));
    expect(await readClaim(await submit({ signed_at: now() }))).toEqual(consent);
    expect(await knownToPhone()).toBe(consentVersion);
    expect(await readClaim(first)).toEqual(consent);
  });

  it('two people on one phone consent each for their own account', async () => {
    const dana = await Driver.signedIn(server);
    await submit({ signed_at: now(), ...shown });
    expect(await readClaim(await submit({ signed_at: now() }, dana))).toBeNull();
    expect([await knownToPhone(), await knownToPhone(dana)]).toEqual([consentVersion, null]);
  });

  it('a submit after a lost response, from two tabs at once or again a second later, stores one report and one consent', async () => {
    const truck = anyTruck();
    const press = { signed_at: now(), ...shown, create_key: randomUUID() };
    const [one, other] = await Promise.all([
      submit(press, marcus, truck),
      submit({ ...press, create_key: randomUUID() }, marcus, truck),
    ]);
    const again = await submit({ signed_at: now(), ...shown }, marcus, truck);
    expect([other, again]).toEqual([one, one]);
    expect(await stored()).toHaveLength(1);
    await withdraw();
    expect(await submit({ signed_at: now(), ...shown }, marcus, truck)).toBe(one);
    expect(await readClaim(one)).toEqual({ version: consentVersion, at: press.signed_at });
  });

  it('after a withdrawal, reports without the text say so until the next consent, and a report that was signed before it keeps its consent', async () => {
    const first = await submit({ signed_at: now(), ...shown });
    const before = now();
    await pause(2);
    expect(await withdraw()).toBe(200);
    expect(await lastAudit(server)).toMatchObject({
      action: 'withdraw-consent',
      resource: 'people',
      after: { withdrawn_consents: [consentVersion] },
    });
    const entry = (await lastAudit(server))?.id;
    expect(await withdraw()).toBe(200);
    expect((await lastAudit(server))?.id).toBe(entry);
    expect(await knownToPhone()).toBeNull();
    await pause(2);
    expect(await readClaim(await submit({ signed_at: now() }))).toBeNull();
    expect(await readClaim(await submit({ signed_at: before }))).toEqual(await readClaim(first));
    const at = now();
    expect(await readClaim(await submit({ signed_at: at, ...shown }))).toEqual({
      version: consentVersion,
      at,
    });
  });

  it('a first report that waited on the phone during a withdrawal has its own consent, which the withdrawal has ended', async () => {
    const waiting = { signed_at: now(), ...shown };
    await pause(2);
    await submit({ signed_at: now(), ...shown });
    await withdraw();
    expect(await readClaim(await submit(waiting))).toEqual({
      version: consentVersion,
      at: waiting.signed_at,
    });
    expect(await knownToPhone()).toBeNull();
  });

  it('neither an import, nor a phone of an earlier version, nor a text that the server does not know stores a consent, and a later consent fills in nothing', async () => {
    const earlier = await submit(shown);
    const unknown = await submit({ signed_at: now(), consent: consentVersion + 1 });
    const truck = anyTruck();
    const imported = await admin.ask('POST', 'reports/import/', {
      format: reportFileFormat,
      driver: marcus.session.username,
      report: { ...report({ truck_number: truck }), signed_at: now(), ...shown },
    });
    expect(imported.status).toBe(200);
    expect(await stored()).toEqual([]);
    await submit({ signed_at: now(), ...shown });
    for (const id of [earlier, unknown, Number(imported.body['id'])]) {
      expect(await readClaim(id)).toBeNull();
    }
  });

  it('a report of another day is signed by the press that submits it', async () => {
    const report = { date_inspected: '2026-01-05 06:00', utc_offset: undefined };
    const at = now();
    const id = await submit({ ...report, signed_at: at, ...shown });
    expect(await readClaim(id)).toEqual({ version: consentVersion, at });
  });

  it('the press that sends a saved report stores the consent, and the report keeps that it was signed without one', async () => {
    const id = await submit({ signed_at: now() });
    const press = new URLSearchParams({ signed_at: now(), consent: String(consentVersion) });
    await marcus.call('GET', `send/inspection/${id}/?${press.toString()}`);
    expect(await readClaim(id)).toBeNull();
    expect(await knownToPhone()).toBe(consentVersion);
  });

  it("a first review stores the reviewer's consent, and the reviewed report's record has it", async () => {
    const id = await submit({ signed_at: now() });
    const dana = await Driver.signedIn(server);
    const reviewed_at = now();
    const review = makeReviewRequest([id], { reviewed_at, ...shown });
    await dana.callExtension('POST', 'reviews/', review);
    await dana.callExtension('POST', 'reviews/', review);
    expect((await admin.report(id)).reviews).toEqual([
      {
        name: 'Dana Miles',
        at: reviewed_at,
        signing_consent: { version: consentVersion, at: reviewed_at },
      },
    ]);
    expect(await stored(dana.session.username)).toHaveLength(1);
  });

  it("a certification and a deferral name the mechanic's consent in the report's events, in each export and after an undo", async () => {
    const truck = anyTruck();
    const id = await marcus.reports(['horn', 'radiator'], { truck_number: truck });
    const rosa = await Staff.signedIn(server, 'mechanic');
    const [horn, radiator] = await rosa.readVehicleDefects(truck, 'sort=id');
    if (!horn || !radiator) throw new Error('there are no defects');
    await rosa.certifies(horn);
    const deferred = await rosa.defers(radiator, deferrableDay);
    const [consent] = await stored(rosa.username);
    const claim = { version: consentVersion, at: consent?.at.toISOString() };
    const { events, defects } = await admin.report(id);
    expect(events.map(({ signing_consent }) => signing_consent)).toEqual([claim, claim]);
    expect(defects.map(({ signing_consent }) => signing_consent)).toEqual([claim, claim]);
    const hank = await Staff.signedIn(server, 'mechanic');
    await hank.takesBack(await hank.certifies(deferred));
    expect(await admin.defect(radiator.id)).toMatchObject({
      state: 'deferred',
      signing_consent: claim,
    });
    expect(await admin.text(`reports.csv?search=${truck}`)).toContain('"Consent not recorded"');
  });

  it("an agent's certification that waited during a withdrawal keeps its consent, and a later one without consent is rejected", async () => {
    const dana = await Driver.signedIn(server);
    const agentItems = { horn: new Date(Date.now() - 3_600_000).toISOString() };
    await server.database.queries
      .update(users)
      .set({ agentItems })
      .where(eq(users.username, dana.session.username));
    await submit({ signed_at: now(), ...shown }, dana);
    const findDefect = async () => {
      const truck = anyTruck();
      const enteredAt = new Date(Date.now() - 60_000).toISOString();
      const comments = [makeComment('horn')];
      await marcus.call('POST', 'create/inspection/', {
        ...report({ truck_number: truck, horn: false, comments }),
        entered_at: Object.fromEntries(checklistKeys.map((key) => [key, enteredAt])),
      });
      const [defect] = (await dana.readPreviousVehicle(truck)).holding;
      return defect;
    };
    const certify = async (defect: Awaited<ReturnType<typeof findDefect>>, at: string) =>
      dana.callExtension('POST', `defects/${defect?.id}/certify/`, {
        version: defect?.version,
        state: 'repaired',
        certified_at: at,
      });
    const [waiting, late] = [await findDefect(), await findDefect()];
    const before = now();
    await pause(2);
    await withdraw(dana);
    expect((await certify(waiting, before)).statusCode).toBe(200);
    expect((await admin.defect(waiting?.id ?? 0)).signing_consent).toMatchObject({
      version: consentVersion,
    });
    expect((await certify(late, now())).statusCode).toBe(400);
  });

  it('no record of 300 random signatures claims a consent that was withdrawn before its signature, or given after it', async () => {
    const random = new Random(`consents on ${kind}`);
    interface Press {
      signed_at: string;
      consent?: number;
    }
    const waiting: Press[] = [];
    const withdrawals: string[] = [];
    let delivered = 0;
    while (delivered < 300) {
      await pause(1);
      const what = random.between(0, 9);
      if (what < 5) {
        // The phone may know nothing about a consent or a withdrawal.
        waiting.push({ signed_at: now(), ...(random.chance(0.3) && shown) });
      } else if (what < 9) {
        const [press] = waiting.splice(random.between(0, Math.max(0, waiting.length - 1)), 1);
        if (!press) continue;
        const claim = await readClaim(await submit(press));
        delivered += 1;
        expectTrue(press, claim, withdrawals);
      } else if (random.chance(0.3) && (await knownToPhone()) !== null) {
        await withdraw();
        withdrawals.push(now());
        await pause(1);
      }
    }

    function expectTrue(press: Press, claim: SigningConsent | null, ends: readonly string[]) {
      if (claim === null) return expect(press.consent).toBeUndefined();
      expect(claim.version).toBe(consentVersion);
      expect(claim.at <= press.signed_at).toBe(true);
      return expect(ends.filter((end) => claim.at <= end && end < press.signed_at)).toEqual([]);
    }
    expect(withdrawals.length).toBeGreaterThan(5);
  });
});
