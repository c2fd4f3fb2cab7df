/**
 * Faults that only a server test, an end-to-end test or the simulation can notice. `npm run faults` plants each fault in
 * a copy of the repository, and fails unless its test notices it.
 */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  /** The text to replace. It occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The test that must fail. Jest runs a file of `server/**`, and Playwright one of `e2e/**`. The other is the simulation. */
  readonly test: string;
  /** Whether only `npm test -- --all` runs the test file. */
  readonly needsAll?: true;
}

export const plantedFaults: readonly PlantedFault[] = [
  {
    // The server lets a report change during a merge of its vehicle.
    name: 'office-lock',
    file: 'server/platform/database/reportsLock.ts',
    find: 'select pg_advisory_xact_lock(',
    replace: 'select pg_advisory_xact_lock_shared(',
    test: 'server/api/office/races.test.ts',
  },
  {
    // The server lets every role of the office make sign-in links.
    name: 'office-permission',
    file: 'server/api/office/people/calls.ts',
    find: "paths.action('sign-in-link'),\n      needs: 'people'",
    replace: "paths.action('sign-in-link'),\n      needs: 'reports.read'",
    test: 'server/api/office/roles.test.ts',
  },
  {
    // A used sign-in link works again.
    name: 'used-link',
    file: 'server/domain/accounts/signInLinks.ts',
    find: 'hashToken(token)), isOpen(), gt(',
    replace: 'hashToken(token)), gt(',
    test: 'server/api/account/signInLinks.test.ts',
  },
  {
    // A refresh token still works after the end of its session.
    name: 'revoked-session',
    file: 'server/domain/accounts/sessions.ts',
    find: 'eq(sessions.refreshHash, hashToken(refresh)), isLive()',
    replace: 'eq(sessions.refreshHash, hashToken(refresh))',
    test: 'server/api/account/account.test.ts',
  },
  {
    // A repeated create, after a lost response, makes a second report.
    name: 'repeated-create',
    file: 'server/domain/reports/createInspection.ts',
    find: '`${dateTime.replace(',
    replace: '` ${dateTime.replace(',
    test: 'server/api/driver/inspections.test.ts',
  },
  {
    // The server fails on a photo that the phone sends again during the first call.
    name: 'repeated-photo',
    file: 'server/domain/photos/storePhoto.ts',
    find: 'takenAt }).onConflictDoNothing();',
    replace: 'takenAt });',
    test: 'server/api/extensions/photos/photos.test.ts',
  },
  {
    // The server accepts an application without asking the captcha's provider.
    name: 'captcha-unchecked',
    file: 'server/api/leads/calls.ts',
    find: 'await captcha.check(token, address);',
    replace: 'void token;',
    test: 'server/api/leads/leads.test.ts',
  },
  {
    // The browser blocks the inline script that keeps early input.
    name: 'script-hash',
    file: 'server/platform/http/securityHeaders.ts',
    find: "'script-src': [\"'self'\", ...scriptHashes, ...captcha]",
    replace: "'script-src': [\"'self'\", ...captcha]",
    test: 'e2e/firstRender.e2e.ts',
  },
  {
    // The browser renders the page again instead of hydrating it, and loses earlier input.
    name: 'early-input',
    file: 'src/app/firstRender/start.tsx',
    find: 'void hydrateRoot(root, app, { ...rootOptions, onRecoverableError })',
    replace: 'createRoot(root, rootOptions).render(app)',
    test: 'e2e/firstRender.e2e.ts',
  },
  {
    // The report says 'Saved on this phone' before it is saved.
    name: 'early-saved',
    file: 'src/features/inspection/storage/draftStorage.ts',
    find: 'await Promise.all([worked, transaction.done]);',
    replace: 'void Promise.all([worked, transaction.done]);',
    test: 'e2e/roadsideStatus.e2e.ts',
    needsAll: true,
  },
  {
    // The service worker stores the server's responses about the driver and the report.
    name: 'worker-keeps-calls',
    file: 'src/app/serviceWorker.ts',
    find: 'isPublicContent(request.method, url.pathname)',
    replace: "isPublicContent(request.method, url.pathname) || url.pathname.startsWith('/api/')",
    test: 'e2e/serviceWorker.e2e.ts',
  },
  {
    // The phone says 'saved' before the entry is on the disk.
    name: 'saved-too-early',
    file: 'src/features/inspection/storage/draftEngine.ts',
    find: 'await draft.storage.write(draft.names.record, contents);',
    replace: 'void draft.storage.write(draft.names.record, contents);',
    test: 'simulation/run.ts',
  },
  {
    // All drivers of a phone share one draft.
    name: 'shared-draft',
    file: 'src/features/inspection/storage/draftNames.ts',
    find: '${encodeURIComponent(apiHost)}:${encodeURIComponent(owner)}',
    replace: "${encodeURIComponent(apiHost)}:${encodeURIComponent(owner && '')}",
    test: 'simulation/run.ts',
  },
  {
    // Two tabs write the same draft.
    name: 'no-lock',
    file: 'src/features/inspection/storage/draftLock.ts',
    find: 'if (!locks) return',
    replace: 'if (locks) return',
    test: 'simulation/run.ts',
  },
  {
    // The marks of a truck go with the number of another.
    name: 'other-truck',
    file: 'src/features/inspection/model/rules/otherVehicle.ts',
    find: 'if (isSameVehicle(kind, saved, entered)) return null;',
    replace: 'if (isSameVehicle(kind, saved, entered) || entered) return null;',
    test: 'simulation/run.ts',
  },
  {
    // An edit does not withdraw the report that waits.
    name: 'no-withdrawal',
    file: 'src/features/inspection/model/rules/submission.ts',
    find: "if (pending && pending.status !== 'sending') leavePending(state, pending);",
    replace: '',
    test: 'simulation/run.ts',
  },
  {
    // A change without a response counts as stored.
    name: 'lost-change',
    file: 'src/features/inspection/delivery/sendPatch.ts',
    find: "dispatch(patchPostponed({ reached: outcome.kind === 'unauthorised', patch }));",
    replace: 'dispatch(patchApplied(patch));',
    test: 'simulation/run.ts',
  },
];
