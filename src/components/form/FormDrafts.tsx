import { createContext, useContext, useState } from 'react';
import type { FormContent } from './formContent';
import type { SendOutcome } from './sendOutcome';

/** What a form holds that may come and go, and how it keeps it. */
export interface FormDraft {
  /** What was typed in this place before and not sent; undefined when nothing was. */
  initial: FormContent | undefined;
  /** What an earlier form in this place sent and is still out: this one is busy with it as with its own. */
  pending: Promise<SendOutcome> | undefined;
  keep: (content: FormContent) => void;
  /** Remembers a send as long as it is out; when it succeeds, there is nothing left to keep. */
  track: (sending: Promise<SendOutcome>) => void;
}

function keepDrafts() {
  const contents = new Map<string, FormContent>();
  const sends = new Map<string, Promise<SendOutcome>>();

  async function follow(place: string, sending: Promise<SendOutcome>) {
    const { kind } = await sending;
    if (kind === 'sent') contents.delete(place);
    sends.delete(place);
  }

  return {
    draft: (place: string): FormDraft => ({
      initial: contents.get(place),
      pending: sends.get(place),
      keep: (content) => contents.set(place, content),
      track: (sending) => {
        sends.set(place, sending);
        void follow(place, sending);
      },
    }),
  };
}

/** Without a provider nothing is kept: a story or a test of one form needs none. */
const FormDraftsContext = createContext<ReturnType<typeof keepDrafts>>({
  draft: () => ({
    initial: undefined,
    pending: undefined,
    keep: () => undefined,
    track: () => undefined,
  }),
});

/**
 * Keeps half-filled forms as long as the visit lasts, so that a dialog closed by accident or a page left and come
 * back to has lost nothing. Keystrokes are the form's own and never Redux's, yet the form goes with its
 * dialog; so they are kept here, above both, where writing them renders nothing and a reload forgets them. So is a
 * send that outlives its form: a visitor who comes back to the form meets it under way, and can't send the same twice.
 */
export function FormDraftsProvider({ children }: { children: React.ReactNode }) {
  const [drafts] = useState(keepDrafts);
  return <FormDraftsContext value={drafts}>{children}</FormDraftsContext>;
}

/** The draft of the form in this place (any name that no other place has), as it was when the form appeared. */
export function useFormDraft(place: string): FormDraft {
  const drafts = useContext(FormDraftsContext);
  const [draft] = useState(() => drafts.draft(place));
  return draft;
}

/** Keeps only what is being sent. For passwords: what was typed goes with its form. */
export function usePendingSend(place: string): FormDraft {
  return { ...useFormDraft(place), initial: undefined, keep: () => undefined };
}
