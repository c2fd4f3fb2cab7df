import { inspectionApi } from './inspectionApi';
import { announcements, askCurrent, now } from './courierCalls';
import type { CourierWorld } from './courierCalls';
import {
  reportCreated,
  reportIdentified,
  reportSent,
  submissionPostponed,
  submissionRefused,
  submissionStepped,
} from './reportSlice';
import type { FieldRefusals, Submission, SubmissionStep } from './reportState';
import { decide, needsCurrent, outcomeOf, wasCreated, wasSent } from './submissionRules';
import type { Current, Outcome } from './submissionRules';

/** Whether the courier may go on at once, or is to rest first since nobody answered. */
export type ErrandResult = 'done' | 'postponed';

interface Delivery {
  world: CourierWorld;
  submission: Submission;
  /** Not the first try: nobody waits for the answer, so a server's failure is no news to the driver. */
  isRetry: boolean;
  /** Whether the draft is still the one that the errand began with. */
  isOurs: () => boolean;
}

function postpone({ world }: Delivery, step: SubmissionStep, reached: boolean): ErrandResult {
  world.dispatch(submissionPostponed({ step, reached }));
  return 'postponed';
}

function refuse({ world }: Delivery, doubt: boolean, fields: FieldRefusals = {}): ErrandResult {
  world.dispatch(submissionRefused({ doubt, fields }));
  world.dispatch(announcements.saveFailed());
  return 'done';
}

function finishCreate({ world }: Delivery): ErrandResult {
  world.dispatch(reportCreated());
  world.dispatch(announcements.saved());
  return 'done';
}

function finishSend({ world }: Delivery): ErrandResult {
  world.dispatch(reportSent(now()));
  return 'done';
}

/** What an unsuccessful call means for the submission. A step in doubt looks before it acts the next time. */
function fail(
  delivery: Delivery,
  step: Extract<SubmissionStep, { doubt: boolean }>,
  outcome: Exclude<Outcome, { kind: 'done' }>,
): ErrandResult {
  if (outcome.kind === 'unknown') return postpone(delivery, { ...step, doubt: true }, false);
  if (outcome.kind === 'unauthorised') return postpone(delivery, { ...step, doubt: false }, true);
  if (outcome.final || !delivery.isRetry) {
    return refuse(delivery, !outcome.final, outcome.fields);
  }
  return postpone(delivery, { ...step, doubt: true }, true);
}

async function create(
  delivery: Delivery,
  step: SubmissionStep & { kind: 'create' },
): Promise<ErrandResult> {
  const { world, submission } = delivery;
  const call = inspectionApi.endpoints.createInspection.initiate(submission.request, {
    track: false,
  });
  const { error } = await world.dispatch(call);
  if (!delivery.isOurs()) return 'done';
  const outcome = outcomeOf(error);
  return outcome.kind === 'done' ? finishCreate(delivery) : fail(delivery, step, outcome);
}

async function send(
  delivery: Delivery,
  step: SubmissionStep & { kind: 'send' },
): Promise<ErrandResult> {
  const call = inspectionApi.endpoints.sendInspection.initiate(step.id, { track: false });
  const { error } = await delivery.world.dispatch(call);
  if (!delivery.isOurs()) return 'done';
  const outcome = outcomeOf(error);
  return outcome.kind === 'done' ? finishSend(delivery) : fail(delivery, step, outcome);
}

/** What the current report says about a step in doubt; null when the step is still to be done. */
function judge(delivery: Delivery, step: SubmissionStep, current: Current): ErrandResult | null {
  const { world, submission } = delivery;
  if (current.kind === 'unavailable') return postpone(delivery, step, current.reached);
  if (current.kind === 'aborted') return postpone(delivery, step, true);
  if (current.kind === 'failed') return refuse(delivery, step.kind === 'create');
  switch (step.kind) {
    case 'identify':
      if (current.kind === 'missing') return refuse(delivery, false);
      world.dispatch(reportIdentified(current.report));
      return 'done';
    case 'send':
      return wasSent(step, current) ? finishSend(delivery) : null;
    case 'create':
      return wasCreated(submission, current) ? finishCreate(delivery) : null;
    case 'decide':
      return null;
  }
}

/** Does the next step of what is in the outbox; the outbox then says what comes after it. */
export async function deliverSubmission(
  world: CourierWorld,
  owner: string,
  isOurs: () => boolean,
): Promise<ErrandResult> {
  const { outbox } = world.inspection();
  if (outbox.status === 'empty') return 'done';
  const { submission, step } = outbox;
  const delivery: Delivery = { world, submission, isRetry: outbox.status === 'waiting', isOurs };

  if (step.kind === 'decide') {
    world.dispatch(submissionStepped(decide(world.inspection(), submission, step.doubt)));
    return 'done';
  }
  world.dispatch(submissionStepped(step));
  if (needsCurrent(step)) {
    const current = await askCurrent(world, owner).answer;
    const judgement = isOurs() ? judge(delivery, step, current) : 'done';
    if (judgement !== null) return judgement;
  }
  if (step.kind === 'identify') return 'done';
  return step.kind === 'create' ? create(delivery, step) : send(delivery, step);
}
