import type { Moment } from './simulation';

type Occurs = (moment: Moment) => boolean;

const path = {
  create: '/api/driver/create/inspection/',
  current: '/api/driver/current/inspection/',
  send: '/api/driver/send/inspection/',
  update: '/api/driver/update/inspection/',
  review: '/api/fleet/reviews/',
  photo: '/api/fleet/photos/',
  own: '/api/fleet/reports/',
  refresh: '/api/account/refresh/',
  login: '/api/account/login/',
} as const;

/** A call of this kind has met this fate. */
const met =
  (call: keyof typeof path, ...fates: string[]): Occurs =>
  ({ calls }) =>
    calls.some(
      (one) => one.path.startsWith(path[call]) && fates.some((fate) => one.fate.includes(fate)),
    );

const answered =
  (call: keyof typeof path, status: number): Occurs =>
  ({ calls }) =>
    calls.some((one) => one.path.startsWith(path[call]) && one.status === status);

const pressed =
  (...does: string[]): Occurs =>
  ({ act }) =>
    'press' in act && does.includes(act.press.does);
const happened =
  (...does: string[]): Occurs =>
  ({ act }) =>
    'event' in act && does.includes(act.event.does);
const decided =
  (...does: string[]): Occurs =>
  ({ act, isAccepted }) =>
    'office' in act && does.includes(act.office.does) && isAccepted;
const was =
  (outbox: RegExp): Occurs =>
  ({ before }) =>
    before !== null && outbox.test(before.outbox);
const became =
  (outbox: RegExp): Occurs =>
  ({ before, after }) =>
    after !== null && outbox.test(after.outbox) && before?.outbox !== after.outbox;
const elsewhere: Occurs = ({ waiting }) => waiting > 0;
const both =
  (...all: Occurs[]): Occurs =>
  (moment) =>
    all.every((one) => one(moment));
const entry = pressed('mark', 'fill in', 'enter truck', 'enter trailer');

/**
 * What a run must reach, by name. Idle phones prove nothing, so a run of 200 seeds fails if one of them never occurs.
 */
export const situations: Readonly<Record<string, Occurs>> = {
  'the response to a create call is lost': met('create', 'response lost'),
  'a create call is lost': met('create', 'lost', 'offline'),
  'a create call is never answered': met('create', 'silent'),
  'a create call takes longer than the phone waits': met('create', 'slow'),
  'a create call arrives after the phone has given up': met('create', 'late'),
  'a create call arrives twice': met('create', 'twice'),
  'a page with 200 answers a create call': met('create', '"page":200'),
  'a create call is throttled': met('create', '"json"'),
  'a create call is repeated': answered('create', 200),
  'the response to a send call is lost': met('send', 'response lost'),
  'a page answers a send call': met('send', '"page"'),
  'the response to an update is lost': met('update', 'response lost'),
  'an update arrives twice or late': met('update', 'twice', 'late'),
  'an update is rejected': answered('update', 404),
  'a page with 401 or 403 meets an update': met('update', '"page":401', '"page":403'),
  'a review is lost': met('review', 'lost', 'silent'),
  'a photo meets a 503 or a page': met('photo', '"json"', '"page"'),
  'the response to a photo is lost': met('photo', 'response lost'),
  'a refresh is lost': met('refresh', 'lost', 'silent', 'offline'),
  'a stranger answers a refresh': met('refresh', '"page"', '"json"'),
  'the response to a sign-in is lost': met('login', 'response lost'),
  'a stranger answers the first read': met('current', '"page"'),
  'the phone asks what became of its report': answered('own', 200),
  'the office never got the report': answered('own', 404),
  'an entry while the report waits': both(entry, was(/^waiting/)),
  'a withdrawn report is submitted again': both(pressed('submit'), was(/^withdrawn/)),
  'another truck while a report waits': both(pressed('enter truck'), was(/^(waiting|sending)/)),
  'a report is withdrawn': became(/^withdrawn/),
  'a report waits': became(/^waiting/),
  'a kill during a create call': both(happened('kill'), was(/^sending create/)),
  'a kill while a report waits': both(happened('kill'), was(/^waiting/)),
  'a kill with entries that are not stored': ({ act, before }) =>
    'event' in act && act.event.does === 'kill' && before?.isSaved === false,
  'a second tab': ({ act, before }) =>
    'event' in act && act.event.does === 'open' && act.event.tab === 1 && before !== null,
  'a tab takes over': both(pressed('take over'), ({ act }) => 'tab' in act && act.tab === 1),
  'another driver signs in while a report waits': both(
    pressed('sign in'),
    was(/^(waiting|sending)/),
  ),
  'a sign-out with entries': both(pressed('sign out'), ({ before }) => before !== null),
  'an entry on a full disk': both(entry, ({ after }) => after?.words === 'Not saved on this phone'),
  'a submit with a wrong clock': both(pressed('submit'), ({ clockError }) => clockError !== 0),
  'a certification while something waits': both(decided('certify', 'not needed'), elsewhere),
  'a deferral': decided('defer'),
  'a reopening': decided('reopen'),
  'a decision is taken back': decided('take back'),
  'a driver is renamed while something waits': both(decided('rename driver'), elsewhere),
  'a vehicle is renamed while something waits': both(decided('rename vehicle'), elsewhere),
  'the server stops while something waits': both(decided('server stops'), elsewhere),
  'vehicles are merged': decided('merge'),
  'a vehicle is confirmed': decided('confirm'),
  'a driver is disabled while something waits': both(decided('disable driver'), elsewhere),
  'drivers are imported': decided('import drivers'),
  'vehicles are imported': decided('import vehicles'),
  'a refresh is rejected': met('refresh', '"json":401'),
};
