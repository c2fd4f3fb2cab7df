import { createContext, useContext, useState } from 'react';
import type { SendOutcome } from '../../components/form/useContractForm';
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
  const sends = new Map<Place, Promise<SendOutcome>>();
  return {
    pending: (place: Place) => sends.get(place),
    track(place: Place, send: Promise<SendOutcome>) {
      const forget = () => sends.delete(place);
      sends.set(place, send);
      void send.then(forget, forget);
    },
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
  pending: () => undefined,
  track: () => undefined,
  read: () => undefined,
  write: () => undefined,
  clear: () => undefined,
});

/**
 * Keeps half-filled leads as long as the visit lasts, so that a dialog closed by accident or a page left and come
 * back to has lost nothing. Keystrokes are the form's own and never Redux's (design 3), yet the form goes with its
 * dialog; so they are kept here, above both, where writing them renders nothing and a reload forgets them. So is a send that
 * outlives its form: whoever comes back to the form meets it under way, and can't send the same twice.
 */
export function LeadDraftsProvider({ children }: { children: React.ReactNode }) {
  const [drafts] = useState(keepDrafts);
  return <LeadDraftsContext value={drafts}>{children}</LeadDraftsContext>;
}

/** The draft of one form: what it held and what was being sent when the form appeared, and how to keep and drop them. */
export function useLeadDraft<P extends Place>(place: P) {
  const drafts = useContext(LeadDraftsContext);
  const [{ initial, pending }] = useState(() => ({
    initial: drafts.read(place),
    pending: drafts.pending(place),
  }));
  return {
    initial,
    pending,
    track: (send: Promise<SendOutcome>) => drafts.track(place, send),
    keep: (draft: Drafts[P]) => drafts.write(place, draft),
    drop: () => drafts.clear(place),
  };
}
