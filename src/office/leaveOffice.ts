import { routes } from '@/contract/routes';

/** Leaves for the login page. The browser may keep this page for Back, so it keeps an empty one that then reloads. */
export function leaveOffice(): void {
  window.addEventListener('pagehide', () => document.body.replaceChildren());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.replace(routes.login);
}
