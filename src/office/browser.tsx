import { createRoot } from 'react-dom/client';
import { readCookie } from '@/api/cookies';
import { readSettings } from '@/api/readSettings';
import { SettingsContext } from '@/api/useSettings';
import { watchErrors } from '@/api/watchErrors';
import { createLocalSessionStorage } from '@/features/auth/session/sessionStorage';
import { getCompany } from '@/contract/settings';
import { showFonts } from '@/theme/fonts';
import { showTimesIn } from './carrierTime';
import { Office } from './Office';
import { enterOffice, watchUser } from './session';
import { makeOfficeStore } from './store';
import { Unreachable } from './Unreachable';

/** Starts the office once the server has returned the account, because pages check the person's role. */
async function start(root: HTMLElement): Promise<void> {
  const storage = createLocalSessionStorage(window);
  const settings = readSettings(document);
  if (settings.timeZone !== undefined) showTimesIn(settings.timeZone);
  const rootOptions = watchErrors(window, settings, () => 'office');
  const store = makeOfficeStore(storage, {
    settings,
    readCookie: (name) => readCookie(document.cookie, name),
    currentPath: () => window.location.pathname,
  });
  const entry = await enterOffice(store, storage, window.location);
  if (entry.kind === 'elsewhere') return window.location.replace(entry.path);
  const react = createRoot(root, rootOptions);
  if (entry.kind === 'unreachable') return react.render(<Unreachable />);

  watchUser(store, entry.staff, () => window.location.reload());
  react.render(
    <SettingsContext value={settings}>
      <Office
        store={store}
        staff={entry.staff}
        company={getCompany(settings)}
        isDemonstration={settings.demonstration}
        openingSoon={settings.openingSoon}
      />
    </SettingsContext>,
  );
}

void showFonts();
const root = document.getElementById('root');
if (root)
  start(root).then(
    () => window.replayEarlyEvents?.(),
    () => window.giveUpEarlyEvents?.(),
  );
