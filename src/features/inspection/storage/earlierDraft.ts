import * as v from 'valibot';
import { id } from '@/contract/responses';
import type { DraftContents } from '@/features/inspection/model/state/draftContents';
import type { Outbox, SubmissionStep } from '@/features/inspection/model/state/outbox';
import { sharedParts, submission, upgraded } from './draftRecord';

const doubt = v.boolean();

const step = v.variant('kind', [
  v.object({ kind: v.literal('decide'), doubt }),
  v.object({ kind: v.literal('create'), doubt }),
  v.object({ kind: v.literal('identify') }),
  v.object({ kind: v.literal('send'), id, doubt }),
]);
type EarlierStep = v.InferOutput<typeof step>;

const outbox = v.variant('status', [
  v.object({ status: v.literal('empty'), doubt }),
  v.object({ status: v.literal('underWay'), submission, step }),
  v.object({ status: v.literal('waiting'), submission, step }),
]);

function toStep(earlier: EarlierStep): SubmissionStep {
  switch (earlier.kind) {
    case 'identify':
      return earlier;
    case 'send':
      return { kind: 'send', id: earlier.id, outcomeUnknown: earlier.doubt };
    // `decide` means that the earlier version had not chosen the step yet.
    case 'decide':
    case 'create':
      return { kind: 'create', outcomeUnknown: earlier.doubt };
  }
}

function toOutbox(earlier: v.InferOutput<typeof outbox>): Outbox {
  if (earlier.status === 'empty') {
    return { status: 'empty', outcomeUnknown: earlier.doubt ? 'create' : null };
  }
  const { submission, step } = earlier;
  return { status: 'waiting', submission, step: toStep(step), hasWaited: true };
}

/** redux-persist stored each part as JSON inside JSON. */
const json = v.pipe(v.string(), v.parseJson());
const parts = v.pipe(json, v.record(v.string(), v.pipe(v.unknown(), json)));
const contents = v.pipe(
  v.object({ ...sharedParts, outbox: v.pipe(outbox, v.transform(toOutbox)) }),
  v.transform(upgraded),
);

/** Parses a draft from versions up to a2466ab. Returns null if it is damaged or not a draft. */
export function parseEarlierDraft(stored: unknown): DraftContents | null {
  const draft = v.safeParse(v.pipe(parts, contents), stored);
  return draft.success ? draft.output : null;
}
