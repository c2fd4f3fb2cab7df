import { createContext, useContext, useState } from 'react';
import type { DriverApplicationForm } from '../../contract/driver';
import type { QuoteForm } from '../../contract/shipper';

/** What was typed and not yet sent, by the place of the form. */
interface Drafts {
  driverHero: DriverApplicationForm;
  driverDialog: DriverApplicationForm;
  quote: QuoteForm;
}

type Place = keyof Drafts;

function keepDrafts() {
  const drafts: Partial<Drafts> = {};
  return {
    read: <P extends Place>(place: P): Partial<Drafts>[P] => drafts[place],
    write<P extends Place>(place: P, draft: Drafts[P]) {
      drafts[place] = draft;
    },
    clear(place: Place) {
      drafts[place] = undefined;
    },
  };
}

/** Without a provider nothing is kept: a story or a test of one form needs none. */
const LeadDraftsContext = createContext<ReturnType<typeof keepDrafts>>({
  read: () => undefined,
  write: () => undefined,
  clear: () => undefined,
});

/**
 * Keeps half-filled leads as long as the visit lasts, so that a dialog closed by accident or a page left and come
 * back to has lost nothing. Keystrokes are the form's own and never Redux's (design 3), yet the form goes with its
 * dialog; so they are kept here, above both, where writing them renders nothing and a reload forgets them.
 */
export function LeadDraftsProvider({ children }: { children: React.ReactNode }) {
  const [drafts] = useState(keepDrafts);
  return <LeadDraftsContext value={drafts}>{children}</LeadDraftsContext>;
}

/** The draft of one form: what it held when the form appeared, and how to keep and drop it. */
export function useLeadDraft<P extends Place>(place: P) {
  const drafts = useContext(LeadDraftsContext);
  const [initial] = useState(() => drafts.read(place));
  return {
    initial,
    keep: (draft: Drafts[P]) => drafts.write(place, draft),
    drop: () => drafts.clear(place),
  };
}
