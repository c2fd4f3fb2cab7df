import {
  at,
  certified,
  dana,
  day,
  deferred,
  done,
  horn,
  marcus,
  mechanic,
  notFixed,
  radiator,
  repaired,
  rosa,
  saysGood,
  getDefectState,
  told,
} from '../../../testing/defectSteps';
import type { Defect, Status } from './defect';
import * as driver from './driver';
import { holdsVehicle, getCurrentState, takeBackUntil } from './facts';
import * as staff from './staff';

describe('a newly reported defect', () => {
  it('a newly reported defect is open, and records its reporter and when they entered it', () => {
    const step = driver.report({
      ...told,
      item: 'horn',
      needsCorrection: true,
      enteredAt: at('07:00'),
    });
    expect(step).toEqual({
      defect: {
        item: 'horn',
        reportedAt: at('08:00'),
        needsCorrection: true,
        isActedOn: false,
        reopening: null,
        reporters: [{ driver: marcus, standsBy: true, enteredAt: at('07:00') }],
        status: { state: 'open' },
      },
      event: { event: 'reported', by: marcus, name: '', note: '', enteredAt: at('07:00') },
    });
  });

  it.each([
    ['a § item', horn(), true],
    ['another item', radiator(), true],
    ['an exempt item', { ...radiator(), isExempt: true }, false],
    [
      'an exempt item that needs repair',
      { ...radiator({ needsCorrection: true }), isExempt: true },
      true,
    ],
    [
      'a § item that its driver says is good',
      done(driver.sayGood(horn(), saysGood, day)).defect,
      true,
    ],
    ['a certified § item', certified(), false],
    ['a deferred item', { ...deferred(), needsCorrection: true }, false],
    ['a deferred item after its day', { ...deferred('2026-11-20'), needsCorrection: true }, true],
  ])('a defect on %s holds the vehicle: %s', (_what, defect, holds) => {
    expect(holdsVehicle({ isExempt: false, ...defect }, day)).toBe(holds);
  });

  it.each<[Status['state'], string]>([
    ['open', 'open'],
    ['driver_says_good', 'driver_says_good'],
    ['withdrawn', 'closed'],
    ['closed_before_certification', 'closed'],
  ])('the current state of a defect with the status %s is %s', (state, current) => {
    expect(getCurrentState({ state, by: 1, at: '' } as Status, day)).toBe(current);
  });

  it('a deferred defect is open again after the last day of its deferral', () => {
    expect(getCurrentState(deferred(day).status, day)).toBe('deferred');
    expect(getCurrentState(deferred(day).status, '2026-11-22')).toBe('open');
  });
});

describe("another report of a defect's item", () => {
  const again = { ...told, item: 'horn' as const, needsCorrection: true, at: at('12:00') };

  it("another driver's report adds that driver to the defect, and reopens it if the first driver said it was good", () => {
    const good = done(driver.sayGood(horn(), saysGood, day)).defect;
    const step = driver.reportAgain(good, { ...again, driver: dana }, day);
    expect(step?.defect).toMatchObject({
      needsCorrection: true,
      reporters: [
        { driver: marcus, standsBy: false, enteredAt: at('08:00') },
        { driver: dana, standsBy: true, enteredAt: at('12:00') },
      ],
      status: { state: 'open' },
    });
    expect(step?.event).toMatchObject({ event: 'reported_again', by: dana });
  });

  it('a defect that one report says needs correction still needs it after another report that does not say so', () => {
    const step = driver.reportAgain(
      horn({ needsCorrection: true }),
      { ...again, needsCorrection: false },
      day,
    );
    expect(step?.defect.needsCorrection).toBe(true);
  });

  it('a report of an item after the certification of its defect creates a new defect', () => {
    expect(driver.reportAgain(certified(), again, day)).toBeNull();
    expect(driver.reportAgain(certified(), { ...again, enteredAt: at('10:00') }, day)).toBeNull();
    expect(driver.reportAgain(certified(), { ...again, enteredAt: at('10:01') }, day)).toBeNull();
  });

  it('a report entered before a certification but received after it reopens the certified defect', () => {
    const step = driver.reportAgain(
      certified(),
      { ...again, driver: dana, enteredAt: at('09:59') },
      day,
    );
    expect(step?.defect).toMatchObject({
      status: { state: 'open' },
      reopening: {
        how: 'late_report',
        by: dana,
        at: at('12:00'),
        enteredAt: at('09:59'),
        final: true,
        before: { state: 'repaired', certification: { at: at('10:00') } },
      },
    });
    expect(step?.event).toMatchObject({ event: 'late_report', enteredAt: at('09:59') });
    // A correction of the driver's own report also opens the defect, because nobody certified the corrected content.
    expect(
      getDefectState(driver.reportAgain(certified(), { ...again, enteredAt: at('09:00') }, day)),
    ).toBe('open');
  });

  it('a late report of a deferred defect reopens it only if another driver entered the report before the deferral', () => {
    const late = { ...again, item: 'radiator' as const, enteredAt: at('09:00') };
    expect(getDefectState(driver.reportAgain(deferred(), late, day))).toBe('deferred');
    expect(getDefectState(driver.reportAgain(deferred(), { ...late, driver: dana }, day))).toBe(
      'open',
    );
    const later = { ...late, driver: dana, enteredAt: at('11:00') };
    expect(getDefectState(driver.reportAgain(deferred(), later, day))).toBe('deferred');
  });

  it('after another report of a reopened defect, nobody can take the reopening back', () => {
    expect(takeBackUntil(notFixed())).toBe(at('11:15'));
    const step = driver.reportAgain(notFixed(), { ...again, at: at('11:05') }, day);
    expect(takeBackUntil(done(step).defect)).toBeNull();
    expect(step?.defect.reopening).toMatchObject({ how: 'not_fixed', final: true });
  });
});

/**
 * Returns a deferred defect that its driver called good and then reported again, both after the deferral's last day.
 */
function reportedAfterDeferral() {
  const until = {
    until: day,
    today: day,
    lastDay: day,
    affectsSafeOperation: false,
    note: '',
  };
  const over = done(staff.defer(radiator(), { ...mechanic, at: at('08:01') }, until)).defect;
  const good = { ...saysGood, at: at('08:02'), inspectedAt: at('08:02') };
  const said = done(driver.sayGood(over, good, '2026-11-22')).defect;
  const again = { ...told, item: 'radiator' as const, needsCorrection: false, at: at('08:03') };
  return done(driver.reportAgain(said, again, '2026-11-22')).defect;
}

describe("a driver's ‘good’ for a defect", () => {
  it("a driver's ‘good’ sets the status ‘Driver says good’, and records the driver and the time", () => {
    const step = driver.sayGood(horn(), { ...saysGood, enteredAt: at('08:50') }, day);
    expect(step?.defect.status).toEqual({ state: 'driver_says_good', by: marcus, at: at('09:00') });
    expect(step?.event).toMatchObject({ event: 'said_good', by: marcus, enteredAt: at('08:50') });
  });

  it('a ‘good’ changes nothing for a closed defect, or from a driver who did not report it or already said it is good', () => {
    expect(driver.sayGood(horn(), { ...saysGood, driver: dana }, day)).toBeNull();
    const good = done(driver.sayGood(horn(), saysGood, day)).defect;
    expect(driver.sayGood(good, saysGood, day)).toBeNull();
    expect(driver.sayGood(certified(), saysGood, day)).toBeNull();
  });

  it("a driver's ‘good’ does not change a defect's status while another reporter still reports the defect", () => {
    const both = done(
      driver.reportAgain(
        horn(),
        { ...told, driver: dana, item: 'horn', needsCorrection: false },
        day,
      ),
    ).defect;
    const step = driver.sayGood(both, saysGood, day);
    expect([getDefectState(step), step?.event]).toEqual(['open', null]);
    expect(step?.defect.reporters).toContainEqual({
      driver: marcus,
      standsBy: false,
      enteredAt: at('08:00'),
    });
    const last = driver.sayGood(done(step).defect, { ...saysGood, driver: dana }, day);
    expect(getDefectState(last)).toBe('driver_says_good');
  });

  it("a driver's ‘good’ does not end a current deferral, but changes an expired one to ‘Driver says good’", () => {
    const during = driver.sayGood(deferred(), { ...saysGood, at: at('12:00') }, day);
    expect([getDefectState(during), during?.event]).toEqual(['deferred', null]);
    const after = driver.sayGood(deferred(), { ...saysGood, at: at('12:00') }, '2026-12-01');
    expect(getDefectState(after)).toBe('driver_says_good');
  });

  it.each([
    ['within 15 minutes', radiator(), '08:15', 'withdrawn'],
    ['a minute later', radiator(), '08:16', 'driver_says_good'],
    ['of a § item', horn(), '08:01', 'driver_says_good'],
    [
      'after another driver reported it too',
      done(
        driver.reportAgain(
          radiator(),
          { ...told, driver: dana, item: 'radiator', needsCorrection: false },
          day,
        ),
      ).defect,
      '08:01',
      'open',
    ],
    [
      'after its deferral, which has ended, and another report',
      reportedAfterDeferral(),
      '08:05',
      'driver_says_good',
    ],
    [
      'after a mechanic acted on it',
      notFixed(certified(radiator()), '08:02'),
      '08:03',
      'driver_says_good',
    ],
  ])(
    "a driver's ‘good’ within 15 minutes withdraws a defect, unless it is on a § item, has another reporter or was acted on: ‘good’ %s",
    (_when, defect, time, state) => {
      const step = driver.sayGood(
        defect,
        { ...saysGood, at: at(time), inspectedAt: at(time) },
        day,
      );
      expect([getDefectState(step), step?.event?.event]).toEqual([
        state,
        { withdrawn: 'withdrawn', driver_says_good: 'said_good', open: undefined }[state],
      ]);
    },
  );

  it.each([
    ['before the defect', { enteredAt: at('07:59') }],
    ['at the same time as the defect', { enteredAt: at('08:00') }],
    ['at an unknown time after an inspection before the defect', { inspectedAt: at('07:59') }],
  ])("a driver's ‘good’ that was entered %s changes nothing", (_when, entered) => {
    for (const defect of [horn(), radiator({ needsCorrection: true })]) {
      expect(driver.sayGood(defect, { ...saysGood, ...entered }, day)).toBeNull();
    }
  });

  it("a driver's ‘good’ that was entered after the defect counts, however late the defect's report arrives", () => {
    const late = horn({ at: at('08:40'), enteredAt: at('07:30') });
    const entered = { ...saysGood, enteredAt: at('08:10') };
    expect(getDefectState(driver.sayGood(late, entered, day))).toBe('driver_says_good');
    // Without an entry time, the arrival counts.
    expect(driver.sayGood(horn({ at: at('08:40') }), entered, day)).toBeNull();
    // A phone's clock may be ahead, so an entry counts at the latest from its arrival.
    const ahead = horn({ enteredAt: at('10:00') });
    expect(getDefectState(driver.sayGood(ahead, saysGood, day))).toBe('driver_says_good');
  });

  it("a driver's ‘good’ that was entered before their latest report of the defect changes nothing, even if an earlier report arrives last", () => {
    const item = { item: 'horn' as const, needsCorrection: false };
    const again = { ...told, ...item, at: at('08:30') };
    const twice = done(driver.reportAgain(horn(), again, day)).defect;
    const older = { ...again, at: at('08:50'), enteredAt: at('08:05') };
    const entered = { ...saysGood, enteredAt: at('08:10') };
    expect(
      driver.sayGood(done(driver.reportAgain(twice, older, day)).defect, entered, day),
    ).toBeNull();
  });

  it("a driver's ‘good’ that was entered before a reopening changes nothing", () => {
    const open = notFixed();
    const late = { ...saysGood, at: at('12:00') };
    expect(driver.sayGood(open, late, day)).toBeNull();
    expect(driver.sayGood(open, { ...late, enteredAt: at('11:00') }, day)).toBeNull();
    expect(getDefectState(driver.sayGood(open, { ...late, enteredAt: at('11:01') }, day))).toBe(
      'driver_says_good',
    );
    const again = { ...told, at: at('11:30'), item: 'horn' as const, needsCorrection: false };
    const reported = done(driver.reportAgain(open, again, day)).defect;
    expect(driver.sayGood(reported, late, day)).toBeNull();
  });
});

describe('staff actions on a defect', () => {
  it("a certification records the mechanic's name and account, the time and the note", () => {
    const step = done(staff.certify(horn(), mechanic, repaired));
    expect(step.defect).toMatchObject({
      reopening: null,
      status: {
        state: 'repaired',
        certification: {
          name: 'Rosa Ortiz',
          account: rosa,
          at: at('10:00'),
          on: 'office',
          note: 'New relay',
        },
      },
    });
    expect(step.event).toEqual({
      event: 'certified',
      by: rosa,
      name: 'Rosa Ortiz',
      note: 'New relay',
      enteredAt: null,
    });
    expect(certified(notFixed()).reopening).toBeNull();
    expect(certified(deferred()).status.state).toBe('repaired');
  });

  it('a driver or a dispatcher can neither certify nor reopen a defect, but an admin can certify one', () => {
    for (const role of ['driver', 'dispatcher'] as const) {
      const nobody = { ...mechanic, role };
      expect(staff.certify(horn(), nobody, repaired)).toEqual({ rejected: 'role' });
      const reopening = { how: 'reopened', note: '' } as const;
      expect(staff.reopen(certified(), nobody, reopening)).toEqual({ rejected: 'role' });
    }
    expect(staff.isRejected(staff.certify(horn(), { ...mechanic, role: 'admin' }, repaired))).toBe(
      false,
    );
  });

  it('a mechanic cannot certify a defect that is already certified', () => {
    expect(staff.certify(certified(), mechanic, repaired)).toEqual({ rejected: 'closed' });
  });

  it('a mechanic can defer a defect to a day within the limit, unless it is on a § item or affects safe operation', () => {
    const until = {
      until: '2026-11-30',
      today: day,
      lastDay: '2026-12-31',
      note: 'Parts on order',
      affectsSafeOperation: false,
    };
    const step = done(staff.defer(radiator(), mechanic, until));
    expect(step.defect.status).toMatchObject({
      state: 'deferred',
      until: '2026-11-30',
      certification: { name: 'Rosa Ortiz', account: rosa, on: 'office', note: 'Parts on order' },
    });
    expect(step.event).toMatchObject({ event: 'deferred', by: rosa, note: 'Parts on order' });
    expect(staff.defer(horn(), mechanic, until)).toEqual({ rejected: 'regulation' });
    expect(staff.defer(radiator(), mechanic, { ...until, until: '2026-11-20' })).toEqual({
      rejected: 'past',
    });
    expect(staff.defer(radiator(), mechanic, { ...until, until: '2027-01-01' })).toEqual({
      rejected: 'too_far',
    });
    expect(staff.isRejected(staff.defer(radiator(), mechanic, { ...until, until: day }))).toBe(
      false,
    );
    expect(staff.defer(radiator(), { ...mechanic, role: 'driver' }, until)).toEqual({
      rejected: 'role',
    });
    const unsafe = { ...until, affectsSafeOperation: true };
    expect(staff.defer(radiator(), mechanic, unsafe)).toEqual({ rejected: 'unsafe' });
    expect(staff.defer(horn(), mechanic, unsafe)).toEqual({ rejected: 'regulation' });
    expect(staff.defer(certified(radiator()), mechanic, until)).toEqual({ rejected: 'closed' });
  });

  it('a mechanic can reopen a closed or deferred defect, and its reporter then stands by it again', () => {
    const good = done(driver.sayGood(horn(), saysGood, day)).defect;
    const reopening = { how: 'reopened', note: 'Still silent' } as const;
    const step = done(staff.reopen(certified(good), mechanic, reopening));
    expect(step.defect).toMatchObject({
      status: { state: 'open' },
      reporters: [{ driver: marcus, standsBy: true }],
      reopening: {
        how: 'reopened',
        by: rosa,
        at: at('10:00'),
        note: 'Still silent',
        final: false,
        before: { state: 'repaired' },
        enteredAt: null,
      },
    });
    expect(step.event).toMatchObject({ event: 'reopened', by: rosa, note: 'Still silent' });
    expect(getDefectState(done(staff.reopen(deferred(), mechanic, reopening)))).toBe('open');
    expect(staff.reopen(horn(), mechanic, reopening)).toEqual({ rejected: 'not_closed' });
    expect(staff.reopen(good, mechanic, reopening)).toEqual({ rejected: 'not_closed' });
  });

  it("a driver's ‘Not fixed’ reopens a certified repair, but not a deferred or withdrawn defect", () => {
    const author = { account: dana, role: 'driver', at: at('11:00') } as const;
    const notFixed = { how: 'not_fixed', note: 'Silent' } as const;
    expect(done(staff.reopen(certified(), author, notFixed)).event).toMatchObject({
      event: 'not_fixed',
      by: dana,
      note: 'Silent',
    });
    expect(staff.reopen(deferred(), author, notFixed)).toEqual({ rejected: 'not_closed' });
    const mistake = { ...saysGood, at: at('08:01') };
    const withdrawn = done(driver.sayGood(radiator(), mistake, day)).defect;
    expect(staff.reopen(withdrawn, author, notFixed)).toEqual({ rejected: 'not_closed' });
    expect(
      getDefectState(done(staff.reopen(withdrawn, mechanic, { how: 'reopened', note: '' }))),
    ).toBe('open');
  });
});

describe('the reopening of a defect', () => {
  const author = { account: dana, role: 'driver' as const };

  it('a driver who takes their reopening back within 15 minutes restores the certification', () => {
    const step = done(staff.takeBack(notFixed(), { ...author, at: at('11:15') }));
    expect(step.defect.status).toEqual(certified().status);
    expect(step.defect.reopening).toBeNull();
    expect(step.event).toMatchObject({ event: 'taken_back', by: dana });
  });

  it.each<[string, Defect, number, string]>([
    ['more than 15 minutes later', notFixed(), dana, '11:16'],
    ['by somebody else', notFixed(), marcus, '11:01'],
    ['of a defect that was never closed', horn(), dana, '11:01'],
    ['after the defect was certified again', certified(notFixed()), dana, '11:01'],
    [
      'of a defect that its reporter has since said is good',
      done(
        driver.sayGood(notFixed(), { ...saysGood, at: at('11:01'), inspectedAt: at('11:01') }, day),
      ).defect,
      dana,
      '11:02',
    ],
    [
      'that does not record what it undid',
      {
        ...notFixed(),
        reopening: { ...notFixed().reopening, before: null } as Defect['reopening'],
      },
      dana,
      '11:01',
    ],
  ])('nobody can take back a reopening %s', (_when, defect, account, time) => {
    expect(staff.takeBack(defect, { ...author, account, at: at(time) })).toEqual({
      rejected: 'too_late',
    });
  });
});
