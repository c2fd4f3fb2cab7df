/**
 * Stories for the states that no prop shows, because they come out of the store or a hook. The types make sure that no
 * variant is forgotten, the check that each story is there.
 */
import type { Dialog } from '../../src/events/dialogs';
import type { AuthState } from '../../src/features/auth/authSlice';
import type { SaveStatus } from '../../src/features/inspection/draft/useSaveStatus';
import type { DraftStatus } from '../../src/features/inspection/inspectionState';
import type { Outbox } from '../../src/features/inspection/sync/outbox';

type StoriesOf<Variant extends string> = Readonly<Record<Variant, string>>;

const sideMenu: StoriesOf<'open' | 'closed'> = { open: 'SideMenuSignedOut', closed: 'OnAPhone' };

const sideMenuHost: StoriesOf<'open' | 'closed'> = { open: 'Opened', closed: 'Closed' };

const dialogs: StoriesOf<Dialog['kind']> = {
  driverApplication: 'DriverApplication',
  shipperApplication: 'ShipperApplication',
  comment: 'Comment',
  changeUsername: 'ChangeUsername',
  changePassword: 'ChangePassword',
};

const requireSession: StoriesOf<AuthState['status']> = {
  unknown: 'NotYetKnown',
  anonymous: 'SignedOut',
  authenticated: 'SignedIn',
  expired: 'Expired',
};

const login: StoriesOf<AuthState['status'] | 'supportOpen' | 'supportClosed'> = {
  unknown: 'NotYetKnown',
  anonymous: 'Desktop',
  authenticated: 'SignedInAlready',
  expired: 'SessionExpired',
  supportOpen: 'ContactSupport',
  supportClosed: 'Desktop',
};

const film: StoriesOf<'waiting' | 'loading' | 'ready' | 'failed'> = {
  waiting: 'Waiting',
  loading: 'Waiting',
  ready: 'Playing',
  failed: 'Failed',
};

const saveStatus: StoriesOf<SaveStatus | DraftStatus['status']> = {
  saved: 'Saved',
  saving: 'Saving',
  failed: 'NotSaved',
  writable: 'Saved',
  readOnly: 'ReadOnly',
  opening: 'NotYetOpen',
  closed: 'NotYetOpen',
};

const notices: StoriesOf<Outbox['status'] | DraftStatus['status'] | 'reachable' | 'unreachable'> = {
  empty: 'Nothing',
  withdrawn: 'Nothing',
  queued: 'Sending',
  sending: 'Sending',
  waiting: 'Waiting',
  writable: 'Nothing',
  readOnly: 'OpenInAnotherTab',
  opening: 'Nothing',
  closed: 'Nothing',
  reachable: 'Nothing',
  unreachable: 'Offline',
};

export const states = {
  DialogHost: { ...dialogs, none: 'Closed' },
  DialogWindow: dialogs,
  FilmBackdrop: film,
  Header: sideMenu,
  LocationField: { idle: 'Blank', busy: 'Searching', failed: 'Refused' },
  Login: login,
  ReportNotices: notices,
  RequireSession: requireSession,
  SaveStatus: saveStatus,
  ServicesSection: { drivers: 'Full', shippers: 'ShipperChosen' },
  SideMenuHost: sideMenuHost,
  SideMenu: { open: 'SignedOut', closed: 'Closed' },
};
