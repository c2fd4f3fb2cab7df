import { createContext, useContext, useState } from 'react';
import * as v from 'valibot';
import type { FormContent } from './formContent';
import type { SendOutcome } from './sendOutcome';

/** The content of a form that may unmount and return, with functions to keep it. */
export interface FormDraft {
  /** The values that were typed in the form earlier and not sent, or undefined. */
  initial: FormContent | undefined;
  /**
   * The pending submission of an earlier form with this key. The form is busy as it is with its own
   * submission.
   */
  pending: Promise<SendOutcome> | undefined;
  keep: (content: FormContent) => void;
  /** Tracks a pending submission; deletes the draft when it succeeds. */
  track: (sending: Promise<SendOutcome>) => void;
}

const storedContent = v.record(v.string(), v.union([v.string(), v.boolean()]));

const keyOf = (place: string) => `form:${place}`;

/** Without storage a form is kept as long as it is shown. */
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
    // A full or forbidden storage is no reason to disturb the typing.
  }
}

function discard(place: string): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Nothing was stored either.
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

/** Nothing is kept without a provider, because a story or a test of a single form needs none. */
const FormDraftsContext = createContext<ReturnType<typeof keepDrafts>>({
  draft: () => ({
    initial: undefined,
    pending: undefined,
    keep: () => undefined,
    track: () => undefined,
  }),
});

/**
 * Keeps half-filled forms until they are sent or the tab is closed, so that nothing is lost when a
 * dialog is closed by accident, or the site is left and revisited. They are in the tab's
 * `sessionStorage`; writing them renders nothing. A submission also outlives its form, so visitors
 * who reopen the form see it pending and cannot send it twice.
 */
export function FormDraftsProvider({ children }: { children: React.ReactNode }) {
  const [drafts] = useState(keepDrafts);
  return <FormDraftsContext value={drafts}>{children}</FormDraftsContext>;
}

/** The draft stored under this key, unique to the form, as it was when the form mounted. */
export function useFormDraft(place: string): FormDraft {
  const drafts = useContext(FormDraftsContext);
  const [draft] = useState(() => drafts.draft(place));
  return draft;
}

/**
 * Keeps only the pending submission. For passwords, because their text is discarded with the form.
 */
export function usePendingSend(place: string): FormDraft {
  return { ...useFormDraft(place), initial: undefined, keep: () => undefined };
}
