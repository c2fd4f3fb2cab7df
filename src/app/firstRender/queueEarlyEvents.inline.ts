/**
 * An inline script that keeps early input. Until the app has loaded, it blocks clicks on buttons and form submissions,
 * remembers the last one, and marks its button as waiting (styles in index.html). The script is not bundled and cannot
 * import.
 */
// oxlint-disable-next-line no-unused-vars -- extends the global type in a file without imports
interface Window {
  /** Requests the pictures below the first screen. */
  showPictures?: () => void;
  /** Stops blocking, and shows that the page has not loaded. */
  giveUpEarlyEvents?: () => void;
  /**
   * Stops blocking, hides the message of `giveUpEarlyEvents`, and presses the last button once. Undefined if the host's
   * policy forbids inline scripts.
   */
  replayEarlyEvents?: () => void;
}

{
  window.showPictures = () => document.documentElement.setAttribute('data-pictures', '');

  // A screen reader announces text that is added to a status element, but not a new status element.
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden';
  document.body.append(status);

  let pressed: HTMLElement | null = null;
  const choose = (button: HTMLElement | null) => {
    pressed?.removeAttribute('aria-busy');
    button?.setAttribute('aria-busy', 'true');
    pressed = button;
  };
  const hold = (event: Event, button: HTMLElement | null) => {
    event.preventDefault();
    event.stopPropagation();
    choose(button);
    if (status.textContent === '') status.textContent = 'The page is still loading.';
  };
  // Enter in a form also clicks its submit button.
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (button) hold(event, button);
  };
  const onSubmit = (event: Event) => {
    if (event.target instanceof Element) hold(event, event.target.querySelector('[type="submit"]'));
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);

  const notStarted = document.getElementById('not-started');
  const release = () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    window.removeEventListener('error', onError, true);
    clearTimeout(limit);
    status.remove();
    choose(null);
  };
  window.giveUpEarlyEvents = () => {
    release();
    notStarted?.removeAttribute('hidden');
  };
  window.replayEarlyEvents = () => {
    const button = pressed;
    release();
    notStarted?.setAttribute('hidden', '');
    if (button?.isConnected) button.click();
  };

  // Only the page's own scripts are deferred. The app requests its scripts again if they fail, so those do not count.
  const onError = (event: Event) => {
    const isOfPage =
      event instanceof ErrorEvent
        ? event.filename.startsWith(location.origin)
        : event.target instanceof HTMLScriptElement && event.target.defer;
    if (isOfPage) window.giveUpEarlyEvents?.();
  };
  window.addEventListener('error', onError, true);
  // After 10 s, requests the pictures and gives up, because a script may be blocked or never arrive.
  setTimeout(window.showPictures, 10_000);
  const limit = setTimeout(window.giveUpEarlyEvents, 10_000);
}
