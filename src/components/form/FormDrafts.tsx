import { createContext, useContext, useState } from 'react';
import * as v from 'valibot';
import type { FormContent } from './formContent';
import type { SendOutcome } from './sendOutcome';

/** The draft of a form that may unmount and mount again. */
export interface FormDraft {
  /** Values that the visitor typed earlier and did not send. */
  initial: FormContent | undefined;
  /** A pending submission from when this form was last mounted. The form is busy until it settles. */
  pending: Promise<SendOutcome> | undefined;
  keep: (content: FormContent) => void;
  /** Keeps a pending submission. Deletes the draft if the submission succeeds. */
  track: (sending: Promise<SendOutcome>) => void;
}

const storedContent = v.record(v.string(), v.union([v.string(), v.boolean()]));

const toStorageKey = (place: string) => `form:${place}`;

/** Reads a form from storage. Without storage, a form is lost when it unmounts. */
function readStored(place: string): FormContent | undefined {
  try {
    const stored = sessionStorage.getItem(toStorageKey(place));
    return stored === null ? undefined : v.parse(storedContent, JSON.parse(stored));
  } catch {
    return undefined;
  }
}

function store(place: string, content: FormContent): void {
  try {
    sessionStorage.setItem(toStorageKey(place), JSON.stringify(content));
  } catch {
    // Full or forbidden storage must not disturb typing.
  }
}

function discard(place: string): void {
  try {
    sessionStorage.removeItem(toStorageKey(place));
  } catch {
    // If storage fails here, nothing was stored before.
  }
}

function keepDrafts() {
  const sends = new Map<string, Promise<SendOutcome>>();

  async function follow(place: string, sending: Promise<SendOutcome>) {
    const { kind } = await sending;
    if (kind === 'sent') discard(place);
    sends.delete(place);
  }

  return {
    draft: (place: string): FormDraft => ({
      initial: readStored(place),
      pending: sends.get(place),
      keep: (content) => store(place, content),
      track: (sending) => {
        sends.set(place, sending);
        void follow(place, sending);
      },
    }),
  };
}

/** The default keeps nothing, for a story or a test of a single form. */
const FormDraftsContext = createContext<ReturnType<typeof keepDrafts>>({
  draft: () => ({
    initial: undefined,
    pending: undefined,
    keep: () => undefined,
    track: () => undefined,
  }),
});

/**
 * Keeps half-filled forms in the tab's `sessionStorage`, and pending submissions in memory, so that a visitor who
 * reopens a form loses nothing and cannot send it twice.
 */
export function FormDraftsProvider({ children }: { children: React.ReactNode }) {
  const [drafts] = useState(keepDrafts);
  return <FormDraftsContext value={drafts}>{children}</FormDraftsContext>;
}

/** Returns the draft for a key that is unique to the form. */
export function useFormDraft(place: string): FormDraft {
  const drafts = useContext(FormDraftsContext);
  const [draft] = useState(() => drafts.draft(place));
  return draft;
}

/** Like `useFormDraft`, but keeps only the pending submission. */
export function usePendingSend(place: string): FormDraft {
  return { ...useFormDraft(place), initial: undefined, keep: () => undefined };
}
