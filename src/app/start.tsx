import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import * as v from 'valibot';
import { defaultSettings, publicSettings, settingsElementId } from '../contract/settings';
import type { PublicSettings } from '../contract/settings';
import { restoreSession } from '../features/auth/session';
import { createLocalSessionStorage } from '../features/auth/sessionStorage';
import { App } from './App';
import { readCookie } from './cookies';
import { loadPage } from './pages';
import { Providers } from './Providers';
import { readJsonBlock, readServerState } from './serverState';
import { makeStore } from './store';

interface MountedProps {
  onMounted: () => void;
  children: React.ReactNode;
}

/** Tells when the first render is in the document. */
function Mounted({ onMounted, children }: MountedProps) {
  useEffect(onMounted, [onMounted]);
  return children;
}

function readSettings(): PublicSettings {
  const settings = v.safeParse(publicSettings, readJsonBlock(document, settingsElementId));
  return settings.success ? settings.output : defaultSettings;
}

/** Makes each call but the first do nothing: StrictMode mounts twice. */
function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/** Fetches what the page we are on needs. A chunk that does not come shows the error boundary's text. */
export function loadMatchedPage(): Promise<void> {
  return loadPage(window.location.pathname).catch(() => undefined);
}

/**
 * Puts the app over the server's markup, or into an empty page: the matched page's chunk first, so that hydration
 * meets what the server rendered; then the page as signed out; then the session that this browser keeps, and
 * `onMounted`.
 */
export async function start(root: HTMLElement, onMounted: () => void): Promise<void> {
  const storage = createLocalSessionStorage(window);
  const serverState = readServerState(document);
  const store = makeStore({
    settings: readSettings(),
    sessionStorage: storage,
    readCookie: (name) => readCookie(document.cookie, name),
    currentPath: () => window.location.pathname,
    ...(serverState && { preloaded: serverState }),
  });
  await loadMatchedPage();

  const afterMount = once(() => {
    restoreSession(store, storage);
    // Out of React's commit: the page in its Suspense boundary hydrates a little later than the root, and a click
    // makes React hydrate it at once, but not while it commits.
    setTimeout(onMounted);
  });
  const app = (
    <StrictMode>
      <Providers store={store} serverState={serverState ? store.getState() : undefined}>
        <BrowserRouter>
          <Mounted onMounted={afterMount}>
            <App />
          </Mounted>
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // In a transition React works in slices: what the visitor does meanwhile is answered in between.
  if (serverState) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
