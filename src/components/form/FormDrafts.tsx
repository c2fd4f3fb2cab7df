import { createContext, useContext, useState } from 'react';
import * as v from 'valibot';
import type { FormContent } from './formContent';
import type { SendOutcome } from './sendOutcome';

/** The content of a form that may unmount and mount again, with functions that keep the content. */
export interface FormDraft {
  /** The values that were typed in the form earlier and not sent, if any. */
  initial: FormContent | undefined;
  /**
   * The pending submission of an earlier form with this key. While it is pending, the form is as
   * busy as during its own submission.
   */
  pending: Promise<SendOutcome> | undefined;
  keep: (content: FormContent) => void;
  /** Tracks a pending submission and deletes the draft when the submission succeeds. */
  track: (sending: Promise<SendOutcome>) => void;
}

const storedContent = v.record(v.string(), v.union([v.string(), v.boolean()]));

const keyOf = (place: string) => `form:${place}`;

/** Reads a stored form. Without storage, nothing is kept after the form unmounts. */
function readStored(place: string): FormContent | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(place));
    return stored === null ? undefined : v.parse(storedContent, JSON.parse(stored));
  } catch {
    return undefined;
  }
}

function store(place: string, content: FormContent): void {
  try {
    sessionStorage.setItem(keyOf(place), JSON.stringify(content));
  } catch {
    // Full or forbidden storage must not disturb typing.
  }
}

function discard(place: string): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // If storage fails here, nothing was stored either.
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

/**
 * Without a provider, nothing is kept, because a story or a test of a single form needs no drafts.
 */
const FormDraftsContext = createContext<ReturnType<typeof keepDrafts>>({
  draft: () => ({
    initial: undefined,
    pending: undefined,
    keep: () => undefined,
    track: () => undefined,
  }),
});

/**
 * Keeps half-filled forms until they are sent or the tab is closed. Nothing is lost if a dialog is
 * closed by accident, or if the visitor leaves the site and returns. The forms are in the tab's
 * `sessionStorage`, and storing them re-renders nothing. A submission also outlives its form, so
 * visitors who reopen the form see that it is pending and cannot send it twice.
 */
export function FormDraftsProvider({ children }: { children: React.ReactNode }) {
  const [drafts] = useState(keepDrafts);
  return <FormDraftsContext value={drafts}>{children}</FormDraftsContext>;
}

/**
 * The draft under this key, as it was when the form mounted. The key must be unique to the form.
 */
export function useFormDraft(place: string): FormDraft {
  const drafts = useContext(FormDraftsContext);
  const [draft] = useState(() => drafts.draft(place));
  return draft;
}

/** Keeps only the pending submission, for passwords. Their text is discarded with the form. */
export function usePendingSend(place: string): FormDraft {
  return { ...useFormDraft(place), initial: undefined, keep: () => undefined };
}
