import { newUuid } from '@/api/browserInterfaces';
import { openTabChannel } from '@/api/tabChannel';
import { makeStore } from '@/app/store';
import type { ChecklistKey } from '@/contract/checklist';
import { toDeviceDateTime } from '@/contract/dates';
import type { CurrentResponse } from '@/contract/extensions';
import { defaultSettings } from '@/contract/settings';
import { consentVersion } from '@/contract/signingConsent';
import { loggedIn, loggedOut } from '@/events/session';
import { selectStoredSession } from '@/features/auth/authSlice';
import { loginApi } from '@/features/auth/session/login';
import { restoreSession } from '@/features/auth/session/followTabs';
import { createLocalSessionStorage } from '@/features/auth/session/sessionStorage';
import {
  previousArg,
  queriesApi,
  selectOwnId,
  selectVehicles,
  toOnScreen,
  toOwnerVehiclesKey,
} from '@/features/inspection/delivery/extensions';
import { startOtherVehicle } from '@/features/inspection/delivery/setReportAside';
import { submitReport } from '@/features/inspection/delivery/submitReport';
import { takePhotos } from '@/features/inspection/delivery/takePhotos';
import {
  dateTimeReplaced,
  defectTextChanged,
  defectTextCommitted,
  fittingsLoaded,
  headerFieldChanged,
  holdingRead,
  itemCleared,
  itemMarkedDefective,
  itemMarkedGood,
  newInspectionStarted,
  officeValueTaken,
  receiptClosed,
  reportOpened,
  reportSigned,
  retryRequested,
  reviewSigned,
  safetyAnswered,
  selectOwner,
  serverChanged,
  takeOverRequested,
  trailersLoaded,
  tripLoaded,
  vehicleCorrected,
  vehicleEntered,
  vehicleKept,
  vehiclesRecognized,
} from '@/features/inspection/model/inspectionSlice';
import { selectCount } from '@/features/inspection/model/rules/checklistSelectors';
import { notFittedIn } from '@/features/inspection/model/rules/notFitted';
import { selectMayCorrect } from '@/features/inspection/model/rules/otherVehicle';
import { isOnForm } from '@/features/inspection/model/rules/reportMerge';
import {
  selectIsSavedAtOffice,
  selectIsSending,
} from '@/features/inspection/model/rules/reportSelectors';
import { now as phoneNow, type HeaderField } from '@/features/inspection/model/state/header';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { startInspection } from '@/features/inspection/startInspection';
import { createDraftStorage } from '@/features/inspection/storage/draftStorage';
import { openPhone } from '@/features/inspection/storage/phone';
import type { Answer } from './acts';
import type { Disk } from './disk';
import type { Screen } from './ledger';
import { readScreen } from './screen';
import type { Network } from './network';
import { password } from './server';
import type { Actor } from './world';

const settings = { ...defaultSettings, fleet: true, publicUrl: 'http://linehaul.test' };

/** A tab of a driver's phone, with the product's store and without its pages. */
export class Page {
  readonly actor: Actor;
  private readonly store: ReturnType<typeof makeStore>;
  private readonly now: () => number;
  /** Whether the store has the inspection. */
  private isStarted = false;

  /** `onOpened` hears of each draft that this page opens, before any call about it. */
  constructor(
    private readonly disk: Disk,
    network: Network,
    private readonly onOpened: (screen: Screen) => void,
    name: string,
  ) {
    this.actor = disk.open(name);
    this.now = network.world.now;
    this.store = network.world.begin(this.actor, () => this.makeStore(network));
  }

  private makeStore(network: Network) {
    const { disk, actor } = this;
    const { window } = actor.globals as { window: Window };
    const storage = createLocalSessionStorage(window);
    const store = makeStore({
      settings,
      apiOrigin: 'http://linehaul.test',
      sessionStorage: storage,
      fetch: network.fetchFor(actor, disk),
      readCookie: (name) => disk.cookies.get(name),
      currentPath: () => '/vehicle-report',
    });
    void storage.recover().then(() => {
      restoreSession(store, storage);
      startInspection(store, {
        storage: disk.limited(createDraftStorage()),
        locks: disk.locks.of(actor),
        openChannel: openTabChannel,
        askToPersist: () => undefined,
      });
      this.isStarted = true;
      this.openReports();
    });
    return store;
  }

  /** Fetches the report whenever this tab may write another draft, as the page does. */
  private openReports(): void {
    let opened = '';
    const look = () => {
      const { access } = this.draft;
      const owner = access.status === 'writable' ? access.owner : '';
      if (owner === opened) return;
      opened = owner;
      if (owner === '') return;
      const screen = this.screen();
      if (screen) this.onOpened(screen);
      this.store.dispatch(reportOpened({ announce: true }));
    };
    this.store.subscribe(look);
    look();
  }

  private get root(): InspectionRoot {
    return this.store.getState() as unknown as InspectionRoot;
  }

  private get draft() {
    return this.root.inspection.draft;
  }

  /** Whether the driver may enter something here. */
  get isWritable(): boolean {
    return this.isStarted && this.isSignedIn && this.draft.access.status === 'writable';
  }

  get isSignedIn(): boolean {
    return this.store.getState().auth.status === 'authenticated';
  }

  async signsIn(username: string): Promise<void> {
    const { data } = await this.store.dispatch(
      loginApi.endpoints.login.initiate({ username, password }),
    );
    if (!data) return;
    const { access, refresh, user } = data;
    this.store.dispatch(loggedIn({ accessToken: access, refreshToken: refresh, user }));
  }

  signsOut(): void {
    this.store.dispatch(loggedOut());
  }

  /** Looks at the page, which fetches what the page shows of the office. */
  async looks(): Promise<void> {
    const { dispatch } = this.store;
    const owner = selectOwner(this.root);
    if (!this.isWritable) return;
    const { data: certified } = await dispatch(
      queriesApi.endpoints.certified.initiate({ owner }, { forceRefetch: true, subscribe: false }),
    );
    if (certified && this.draft.loading.status === 'loaded') this.reads(certified);
    const arg = this.previousArg();
    if (arg === null) return;
    const at = this.now();
    const { data: previous } = await dispatch(
      queriesApi.endpoints.previousReports.initiate(arg, { forceRefetch: true, subscribe: false }),
    );
    if (previous?.isStored === false) this.askedAt = at;
    this.recognizes();
  }

  private version = '';
  /** When it asked for the previous reports that it has, by a correct clock, in ms. */
  private askedAt = 0;

  private reads({ version, report, trip, which_trailers: which }: CurrentResponse): void {
    const { dispatch } = this.store;
    if (report === null || !isOnForm(this.draft, report)) return;
    if (this.version !== version) dispatch(serverChanged());
    this.version = version;
    if (trip) dispatch(tripLoaded({ report, trip }));
    dispatch(trailersLoaded({ report, which }));
  }

  private recognizes(): void {
    const { dispatch } = this.store;
    const response = this.previous();
    if (response === null) return;
    const { truck, trailers } = selectVehicles(this.root);
    const isKnown = response.vehicles.some(({ vehicle }) => vehicle.kind === 'truck');
    const known = response.vehicles.filter(({ vehicle }) => vehicle.kind === 'trailer');
    const names = known.flatMap(({ vehicle, earlier_numbers }) => [
      vehicle.number,
      ...earlier_numbers,
    ]);
    dispatch(vehiclesRecognized({ truck: isKnown ? truck : '', trailers: names.join(', ') }));
    if (selectOwnId(this.root) !== null) return;
    const notFitted = notFittedIn(response, trailers);
    dispatch(fittingsLoaded({ vehicles: { truck, trailers }, notFitted }));
  }

  private previousArg() {
    const arg = previousArg(selectVehicles(this.root), selectOwnId(this.root));
    return typeof arg === 'symbol' ? null : arg;
  }

  private previous() {
    const arg = this.previousArg();
    if (arg === null) return null;
    const { data } = queriesApi.endpoints.previousReports.select(arg)(this.queryState);
    return data?.about === toOwnerVehiclesKey(selectVehicles(this.root)) ? data : null;
  }

  private get queryState() {
    return this.store.getState() as unknown as Parameters<
      ReturnType<typeof queriesApi.endpoints.previousReports.select>
    >[0];
  }

  private onScreen() {
    return toOnScreen(this.previous());
  }

  enters(field: HeaderField, value: string): void {
    this.store.dispatch(headerFieldChanged({ field, value }));
    if (field === 'truck_number' || field === 'trailer_numbers')
      this.store.dispatch(vehicleEntered());
  }

  value(field: HeaderField): string {
    return this.draft.header.values[field];
  }

  marks(key: ChecklistKey, value: boolean | null, text = ''): void {
    const { dispatch } = this.store;
    if (value === null) dispatch(itemCleared(key));
    else dispatch(value ? itemMarkedGood(key) : itemMarkedDefective(key));
    if (value === false && this.draft.checklist.entities[key].value === false)
      this.describes(key, text);
  }

  describes(key: ChecklistKey, text: string): void {
    this.store.dispatch(defectTextChanged({ key, text }));
    this.store.dispatch(defectTextCommitted(key));
  }

  /** Chooses the condition that is right with and without defects. */
  choosesCondition(): void {
    this.store.dispatch(
      headerFieldChanged({
        field: 'satisfactory_vehicle_condition',
        value: 'above_defects_need_correction',
      }),
    );
  }

  signs(): void {
    this.store.dispatch(reportSigned(this.draft.header.values.date));
  }

  async photographs(item: ChecklistKey): Promise<void> {
    await this.store.dispatch(takePhotos(item, [new Blob(['photo'])]));
  }

  /** Presses the submit button. Returns whether the report goes, and the id of what stops it. */
  submits(): { isAccepted: boolean; problem: string | null } {
    const root = this.root;
    const nothing = { isAccepted: false, problem: null };
    if (!this.isWritable || selectIsSending(root) || selectCount(root).pending > 0) return nothing;
    if (selectIsSavedAtOffice(root)) return nothing;
    const isConsentMissing = this.previous()?.consent_version !== consentVersion;
    const consent = isConsentMissing ? consentVersion : undefined;
    const problem = this.store.dispatch(
      submitReport(this.draft.form, { ...this.onScreen(), ...(consent && { consent }) }),
    );
    return { isAccepted: problem === null, problem };
  }

  /** Confirms or signs what the page shows of the vehicles' last reports. */
  reviews(name: string): void {
    const { dispatch } = this.store;
    const { shown } = this.onScreen();
    const signing = { id: newUuid(), at: new Date().toISOString(), shown };
    if (name === 'name')
      dispatch(reviewSigned({ ...signing, name: this.driver, consent: consentVersion }));
    else if (shown.holding.length > 0) dispatch(holdingRead(shown.holding));
    else dispatch(safetyAnswered({ ...signing, isSafe: true }));
  }

  takesOfficeValue(item: ChecklistKey): void {
    this.store.dispatch(officeValueTaken(item));
  }

  usesNow(): void {
    const at = new Date(Date.now() + this.draft.clockError);
    this.store.dispatch(dateTimeReplaced(toDeviceDateTime(at)));
    this.signs();
  }

  async answers(how: Answer): Promise<void> {
    const { dispatch } = this.store;
    if (how === 'start') await dispatch(startOtherVehicle(this.draft.form));
    else if (how === 'correct' && selectMayCorrect(this.root)) dispatch(vehicleCorrected());
    else dispatch(vehicleKept());
  }

  closesReceipt(): void {
    this.store.dispatch(receiptClosed());
  }

  startsNew(): void {
    this.store.dispatch(newInspectionStarted(phoneNow()));
  }

  retries(): void {
    this.store.dispatch(retryRequested());
  }

  takesOver(): void {
    this.store.dispatch(takeOverRequested());
  }

  private get account() {
    return selectStoredSession(this.store.getState())?.user;
  }

  get driver(): string {
    return this.account?.username ?? '';
  }

  /** What the page shows, or null if it shows no report of this driver. */
  screen(): Screen | null {
    if (!this.isWritable) return null;
    const { getDisk } = this.store.dispatch(openPhone()).engine;
    const driver = this.account?.id ?? 0;
    return readScreen(this.root, {
      phone: this.disk.name,
      driver,
      disk: getDisk(),
      previous: this.previous(),
      at: this.askedAt,
    });
  }
}
