import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { readCookie } from '@/api/cookies';
import { readSettings } from '@/api/readSettings';
import { watchErrors } from '@/api/watchErrors';
import { routes } from '@/contract/routes';
import { restoreSession } from '@/features/auth/session/followTabs';
import { createLocalSessionStorage } from '@/features/auth/session/sessionStorage';
import { App } from '../App';
import { fetchDialogWindow } from '../dialogs/DialogHost';
import { loadPage } from '../pages';
import { Providers } from '../Providers';
import { keepTyped } from './keepTyped';
import { readServerState } from './serverState';
import { makeStore } from '../store';

interface MountedProps {
  onMounted: () => void;
  children: React.ReactNode;
}

function Mounted({ onMounted, children }: MountedProps) {
  useEffect(onMounted, [onMounted]);
  return children;
}

/** Returns a function that runs `act` only the first time. StrictMode mounts twice. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/** Loads the chunk of the current page. Ignores a failure, because the error boundary shows it. */
export function loadMatchedPage(): Promise<void> {
  return loadPage(window.location.pathname, readSettings(document)).catch(() => undefined);
}

/**
 * Hydrates the server's markup, or renders into an empty page. The server renders for a signed-out visitor, so a
 * rendered page gets this browser's session only after it has mounted. An empty page is rendered with the session.
 */
export async function start(root: HTMLElement, onMounted: () => void): Promise<void> {
  const storage = createLocalSessionStorage(window);
  const serverState = readServerState(document);
  const settings = readSettings(document);
  const rootOptions = watchErrors(window, settings, () =>
    window.location.pathname === routes.vehicleReport ? 'report' : 'site',
  );
  const store = makeStore({
    settings,
    sessionStorage: storage,
    readCookie: (name) => readCookie(document.cookie, name),
    currentPath: () => window.location.pathname,
    ...(serverState && { preloaded: serverState }),
  });
  // The press that waits for the app may open a dialog.
  if (document.querySelector('[aria-busy="true"]')) fetchDialogWindow().catch(() => undefined);
  const restore = async () => {
    await storage.recover();
    restoreSession(store, storage);
  };
  await Promise.all([loadMatchedPage(), serverState ? null : restore()]);

  const afterMount = once(() => {
    if (serverState) void restore();
    // Waits for React's commit to end. The page's Suspense boundary hydrates a little after the root. A click makes
    // React hydrate the boundary at once, but not during a commit.
    setTimeout(onMounted);
  });
  const app = (
    <StrictMode>
      <Providers
        store={store}
        settings={settings}
        serverState={serverState ? store.getState() : undefined}
      >
        <BrowserRouter>
          <Mounted onMounted={afterMount}>
            <App />
          </Mounted>
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // In a transition, React works in slices and can handle input between them.
  if (serverState) {
    const enterTyped = keepTyped(root);
    const onRecoverableError = (error: unknown) => {
      // This option replaces React's default, which logs the error.
      // oxlint-disable-next-line no-console
      console.error(error);
      enterTyped();
    };
    startTransition(() => void hydrateRoot(root, app, { ...rootOptions, onRecoverableError }));
  } else createRoot(root, rootOptions).render(app);
}
