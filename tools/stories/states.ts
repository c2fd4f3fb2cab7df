/**
 * Stories for states that no prop shows, because they come from the store or a hook. The types
 * ensure that no variant is forgotten; the check ensures that each story exists.
 */
import type { Dialog } from '@/events/dialogs';
import type { AuthState } from '@/features/auth/authSlice';
import type { DraftStatus } from '@/features/inspection/model/state/inspectionState';
import type { NoticeKind } from '@/features/inspection/model/state/notices';
import type { StatusKind } from '@/features/inspection/status/reportStatus';

type StoriesOf<Variant extends string> = Readonly<Record<Variant, string>>;

const sideMenu: StoriesOf<'open' | 'closed'> = { open: 'SideMenuSignedOut', closed: 'Mobile' };

const sideMenuHost: StoriesOf<'open' | 'closed'> = { open: 'Opened', closed: 'Closed' };

const dialogs: StoriesOf<Dialog['kind']> = {
  driverApplication: 'DriverApplication',
  shipperApplication: 'ShipperApplication',
  comment: 'Comment',
  changeUsername: 'ChangeUsername',
  changePassword: 'ChangePassword',
  signOut: 'SignOut',
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

const signInAgain: StoriesOf<AuthState['status']> = {
  unknown: 'SignedIn',
  anonymous: 'OverAPage',
  authenticated: 'SignedIn',
  expired: 'OverAPage',
};

const film: StoriesOf<'waiting' | 'loading' | 'ready' | 'failed'> = {
  waiting: 'Waiting',
  loading: 'Waiting',
  ready: 'Playing',
  failed: 'Failed',
};

const reportStatus: StoriesOf<StatusKind | DraftStatus['status']> = {
  saved: 'Saved',
  saving: 'Saving',
  slow: 'Saving',
  notSaved: 'NotSaved',
  attention: 'NeedsAttention',
  waiting: 'Waiting',
  sending: 'Sending',
  readyToSend: 'FirstOfTwo',
  unsent: 'ChangesNotSent',
  photos: 'PhotosWaiting',
  delivered: 'Delivered',
  sent: 'Sent',
  writable: 'Saved',
  readOnly: 'ReadOnly',
  opening: 'NotYetOpen',
  closed: 'NotYetOpen',
};

const barNotices: StoriesOf<NoticeKind | 'none'> = {
  none: 'Nothing',
  notSaved: 'NotSaved',
  slow: 'NotSaved',
  rejected: 'Rejected',
  contested: 'Contested',
  withdrawn: 'Withdrawn',
  waiting: 'Waiting',
  photos: 'PhotoRejected',
  clock: 'ClockIsWrong',
  offline: 'Offline',
  readOnly: 'OpenInAnotherTab',
  setAside: 'SetAside',
};

const sentReports: StoriesOf<'nothing' | 'list' | 'receipt' | 'sheet'> = {
  nothing: 'None',
  list: 'Some',
  receipt: 'JustSent',
  sheet: 'JustSent',
};

const defectActions: StoriesOf<
  'none' | 'repaired' | 'repair_not_needed' | 'defer' | 'reopen' | 'newer'
> = {
  none: 'Open',
  repaired: 'CertifyDialog',
  repair_not_needed: 'CertifyDialog',
  defer: 'DeferDialog',
  reopen: 'Repaired',
  newer: 'ChangedBySomeoneElse',
};

export const states = {
  CertifySeveral: { none: 'NoneSelected', repaired: 'DialogOpen', repair_not_needed: 'DialogOpen' },
  DefectActions: defectActions,
  FirstPassword: { no: 'Shown', yes: 'Copied', rejected: 'NotCopied' },
  MediaTile: { none: 'Used', describe: 'DescribeDialog', delete: 'DeleteDialog' },
  PersonActions: { none: 'Enabled', asked: 'DialogOpen' },
  DialogHost: { ...dialogs, none: 'Closed' },
  DialogWindow: dialogs,
  FilmBackdrop: film,
  FoldedHeader: { before: 'Folded', after: 'AfterTheTrip' },
  Header: sideMenu,
  LocationField: { idle: 'Blank', busy: 'Searching', failed: 'Rejected' },
  Login: login,
  BarNotices: barNotices,
  ReportStatus: reportStatus,
  MyReports: { server: 'Opened', phone: 'OpenedWithoutResponse' },
  RequireSession: requireSession,
  SentReports: sentReports,
  SignInAgain: signInAgain,
  Screens: { desktop: 'Desktop', phone: 'Phone' },
  ServicesSection: { drivers: 'Full', shippers: 'ShipperChosen' },
  SideMenuHost: sideMenuHost,
  TripChoice: { before: 'Before', after: 'After' },
  SideMenu: { open: 'SignedOut', closed: 'Closed' },
};
