import { StrictMode, useEffect } from 'react';
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
import './theme/fonts';

interface HydratedProps {
  onHydrated: () => void;
  children: React.ReactNode;
}

/** Tells when the first render is in the document. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

function readSettings(): PublicSettings {
  const settings = v.safeParse(publicSettings, readJsonBlock(document, settingsElementId));
  return settings.success ? settings.output : defaultSettings;
}

/** Puts the app over the server's markup, or into an empty page. */
function mount(root: HTMLElement, app: React.ReactNode, isRendered: boolean): void {
  if (isRendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/**
 * Starts the site: the matched page's chunk first, so that hydration meets what the server rendered; then the page as
 * signed out; then the session that this browser keeps (design 3).
 */
async function start(root: HTMLElement): Promise<void> {
  const storage = createLocalSessionStorage(window);
  const serverState = readServerState(document);
  const store = makeStore({
    settings: readSettings(),
    sessionStorage: storage,
    readCookie: (name) => readCookie(document.cookie, name),
    currentPath: () => window.location.pathname,
    ...(serverState && { preloaded: serverState }),
  });
  const isRendered = serverState !== null && root.firstElementChild !== null;
  await loadPage(window.location.pathname).catch(() => undefined);

  let isRestored = false;
  const restore = () => {
    if (isRestored) return;
    isRestored = true;
    restoreSession(store, storage);
  };
  mount(
    root,
    <StrictMode>
      <Providers store={store} serverState={isRendered ? store.getState() : undefined}>
        <BrowserRouter>
          <Hydrated onHydrated={restore}>
            <App />
          </Hydrated>
        </BrowserRouter>
      </Providers>
    </StrictMode>,
    isRendered,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
