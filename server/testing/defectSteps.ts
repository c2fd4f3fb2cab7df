import type { Step } from '../domain/defects/rules/defect';
import * as driver from '../domain/defects/rules/driver';
import * as staff from '../domain/defects/rules/staff';

/** Defects of a report that Marcus made at 8 a.m., and the steps of that day. */

export const [marcus, dana, rosa] = [11, 12, 21];
export const day = '2026-11-21';
export const at = (time: string) => `${day}T${time}:00.000Z`;
export const told = { driver: marcus, at: at('08:00'), enteredAt: null };
export const saysGood = { ...told, at: at('09:00'), inspectedAt: at('09:00') };
export const mechanic = {
  account: rosa,
  name: 'Rosa Ortiz',
  role: 'mechanic' as const,
  at: at('10:00'),
};
export const repaired = { state: 'repaired' as const, note: 'New relay' };

export const horn = (more: Partial<driver.ToldDefective> = {}) =>
  driver.report({ ...told, item: 'horn', needsCorrection: false, ...more }).defect;
export const radiator = (more: Partial<driver.ToldDefective> = {}) =>
  horn({ item: 'radiator', ...more });

export function done(step: Step | staff.Rejected | null): Step {
  if (!step || staff.isRejected(step)) throw new Error(JSON.stringify(step));
  return step;
}
export const certified = (defect = horn()) =>
  done(staff.certify(defect, mechanic, repaired)).defect;
export const deferred = (until = '2026-11-30') =>
  done(
    staff.defer(radiator(), mechanic, {
      until,
      today: '2026-11-01',
      lastDay: '2026-12-31',
      affectsSafeOperation: false,
      note: 'Parts',
    }),
  ).defect;
export const notFixed = (defect = certified(), time = '11:00') =>
  done(
    staff.reopen(
      defect,
      { account: dana, role: 'driver', at: at(time) },
      { how: 'not_fixed', note: 'Silent' },
    ),
  ).defect;
export const getDefectState = (step: Step | null) => step && step.defect.status.state;
