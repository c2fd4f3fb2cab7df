import {
  at,
  certified,
  dana,
  day,
  deferred,
  done,
  horn,
  marcus,
  notFixed,
  radiator,
  rosa,
  saysGood,
} from '../../../testing/defectSteps';
import type { Defect } from './defect';
import * as driver from './driver';
import { takeBackUntil } from './facts';
import { join } from './join';
import { listDefectChanges, type Reported } from './reported';

describe('a report of a truck and two trailers', () => {
  const vehicles = [
    { id: 1, kind: 'truck' as const },
    { id: 2, kind: 'trailer' as const },
    { id: 3, kind: 'trailer' as const },
  ];
  const reported = (items: Reported['items'], more: Partial<Reported> = {}): Reported => ({
    driver: marcus,
    at: at('08:05'),
    inspectedAt: at('08:05'),
    by: 'report',
    needsCorrection: false,
    vehicles,
    items,
    ...more,
  });
  const item = (key: 'horn' | 'doors' | 'radiator', more: object = {}) => ({
    item: key,
    good: false,
    enteredAt: null,
    trailers: null,
    ...more,
  });
  const doors = (id: number, vehicle: number) => ({ id, vehicle, defect: horn({ item: 'doors' }) });
  const listChangeLines = (changes: ReturnType<typeof listDefectChanges>) =>
    changes.map(
      ({ id, vehicle, step, isDefective }) =>
        `${id ?? 'new'} of ${vehicle}: ${step.defect.item} ${step.defect.status.state} ${isDefective}`,
    );

  it.each([
    [
      'both trailers if the driver chose none',
      null,
      ['new of 2: doors open true', 'new of 3: doors open true'],
    ],
    ['only the trailer that the driver chose', [3], ['new of 3: doors open true']],
  ])(
    'a trailer item in a report with two trailers is defective on %s',
    (_which, trailers, lines) => {
      const changes = listDefectChanges(
        reported([item('horn'), item('doors', { trailers })]),
        [],
        day,
      );
      expect(listChangeLines(changes)).toEqual(['new of 1: horn open true', ...lines]);
    },
  );

  it('a trailer item in a report without a trailer is defective on the truck', () => {
    const alone = { vehicles: [{ id: 1, kind: 'truck' as const }] };
    expect(listChangeLines(listDefectChanges(reported([item('doors')], alone), [], day))).toEqual([
      'new of 1: doors open true',
    ]);
  });

  it('a defective item changes its defect only on the trailers that the driver chose for it, and a good item withdraws all of its defects', () => {
    const known = [doors(7, 2), doors(8, 3), { ...doors(9, 1) }];
    const named = reported([item('doors', { trailers: [3] })]);
    expect(listChangeLines(listDefectChanges(named, known, day))).toEqual([
      '8 of 3: doors open true',
    ]);
    expect(listChangeLines(listDefectChanges(reported([item('doors')]), known, day))).toEqual([
      '7 of 2: doors open true',
      '8 of 3: doors open true',
    ]);
    expect(
      listChangeLines(listDefectChanges(reported([item('doors', { good: true })]), known, day)),
    ).toEqual([
      '7 of 2: doors withdrawn false',
      '8 of 3: doors withdrawn false',
      '9 of 1: doors withdrawn false',
    ]);
  });

  it('an imported report opens defects, but makes no defect good', () => {
    const known = [{ id: 5, vehicle: 1, defect: radiator() }];
    const items = [item('horn'), item('radiator', { good: true })];
    const changes = (by: Reported['by']) =>
      listChangeLines(listDefectChanges(reported(items, { by }), known, day));
    expect(changes('report')).toEqual([
      'new of 1: horn open true',
      '5 of 1: radiator withdrawn false',
    ]);
    expect(changes('import')).toEqual(['new of 1: horn open true']);
  });

  it('a report adds to an unresolved defect, reopens a certified one if the report is late, or creates a new one', () => {
    const old = { id: 4, vehicle: 1, defect: certified() };
    const open = { id: 5, vehicle: 1, defect: horn() };
    const other = { id: 6, vehicle: 1, defect: radiator() };
    const late = item('horn', { enteredAt: at('09:00') });
    const driverId = { driver: dana, at: at('12:00') };
    expect(
      listChangeLines(listDefectChanges(reported([late], driverId), [open, old, other], day)),
    ).toEqual(['5 of 1: horn open true']);
    const newer = { id: 10, vehicle: 1, defect: certified() };
    expect(
      listChangeLines(listDefectChanges(reported([late], driverId), [newer, old, other], day)),
    ).toEqual(['10 of 1: horn open true']);
    expect(
      listChangeLines(listDefectChanges(reported([item('horn')], driverId), [newer, old], day)),
    ).toEqual(['new of 1: horn open true']);
    expect(
      listChangeLines(
        listDefectChanges(reported([item('horn', { good: true })], driverId), [open], day),
      ),
    ).toEqual([]);
  });
});

describe('two defects of the same item whose vehicles are merged', () => {
  const joined = (kept: Defect, gone: Defect) => join(kept, gone, { by: rosa, today: day });
  const good = () => done(driver.sayGood(radiator(), saysGood, day)).defect;

  it.each<[string, Defect, Defect, string]>([
    ['open', radiator(), good(), 'open'],
    ['open', good(), radiator(), 'open'],
    ['open', deferred('2026-11-20'), good(), 'open'],
    ['driver_says_good', good(), deferred(), 'driver_says_good'],
    ['driver_says_good', deferred(), good(), 'driver_says_good'],
    ['deferred', deferred(), deferred(), 'deferred'],
  ])('two defects of the same item on merged vehicles become %s', (_state, kept, gone, state) => {
    expect(joined(kept, gone).defect.status.state).toBe(state);
  });

  it('two deferred defects of the same item on merged vehicles are deferred to the earlier day', () => {
    for (const [kept, gone] of [
      [deferred('2026-11-25'), deferred('2026-11-28')],
      [deferred('2026-11-28'), deferred('2026-11-25')],
    ] as const) {
      expect(joined(kept, gone).defect.status).toMatchObject({ until: '2026-11-25' });
    }
  });

  it('a merged defect has both reporters and the earlier time, and needs correction if either one did', () => {
    const one = radiator({ needsCorrection: true });
    const two = { ...good(), reportedAt: at('07:00') };
    const later = radiator({ driver: dana, at: at('09:30') });
    const step = joined(one, two);
    expect(step.defect).toMatchObject({
      reportedAt: at('07:00'),
      needsCorrection: true,
      reporters: [{ driver: marcus, standsBy: true, enteredAt: at('08:00') }],
    });
    expect(joined(two, one).defect).toMatchObject({
      needsCorrection: true,
      reporters: [{ driver: marcus, standsBy: true }],
    });
    expect(joined(radiator(), later).defect.reporters).toEqual([
      { driver: marcus, standsBy: true, enteredAt: at('08:00') },
      { driver: dana, standsBy: true, enteredAt: at('09:30') },
    ]);
    const again = radiator({ at: at('09:45') });
    expect(joined(radiator(), again).defect.reporters).toEqual([
      { driver: marcus, standsBy: true, enteredAt: at('09:45') },
    ]);
    expect(step.event).toMatchObject({ event: 'merged', by: rosa });
  });

  it('merged defects keep a reopening of either one, but nobody can take it back', () => {
    const open = notFixed(certified(radiator()));
    for (const step of [joined(open, good()), joined(good(), open), joined(radiator(), open)]) {
      expect(step.defect.reopening).toMatchObject({ how: 'not_fixed', final: true });
      expect(takeBackUntil(step.defect)).toBeNull();
    }
    expect(joined(radiator(), good()).defect.reopening).toBeNull();
  });
});
