import { consentVersion } from '@/contract/signingConsent';
import { certify, defer, reopen } from '../../domain/defects/changeDefects';
import type { SeedTime } from './Clock';
import type { Step } from './faults';
import { later, type Known, type World } from './World';

const mechanic = 'mechanic';
const consent = consentVersion;

interface Repair {
  known: Known;
  step: Extract<Step, { hours: number }>;
}

/** Plans a mechanic's action on a defect, `step.hours` after the given time. */
export function planRepair(world: World, time: SeedTime, { known, step }: Repair): void {
  world.plan(later(time, step.hours * 60), async (at) => {
    const context = await world.prepareContext(mechanic, at);
    const chosen = await world.readLatestDefect(known);
    switch (step.step) {
      case 'certify': {
        const { note, state = 'repaired' } = step;
        await certify(context, chosen, { state, note, consent });
        world.forget(known);
        if (known.doubt) world.doubts.set(known.vehicle, known);
        break;
      }
      case 'defer': {
        const until = world.clock.day({ ago: -step.through });
        const note = step.reason;
        await defer(context, chosen, { until, affectsSafeOperation: false, note, consent });
        break;
      }
      case 'reopen':
        await reopen(context, chosen, { how: 'reopened', note: step.note });
        world.known.push(known);
    }
  });
}
