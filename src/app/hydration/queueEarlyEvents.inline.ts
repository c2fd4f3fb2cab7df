/**
 * Stands in the page's head as an inline script, so that nothing is lost before the app has come: holds back clicks on
 * buttons and the sending of forms, and remembers the last. Links stay plain links, and fields keep what is typed.
 * Without imports, since it is not bundled.
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- adds to the global type, in a file without imports
interface Window {
  /** Stops holding back, and presses the last button once. Missing where a host's policy forbids inline scripts. */
  replayEarlyEvents?: () => void;
}

{
  let pressed: HTMLElement | null = null;

  const hold = (event: Event, button: HTMLElement | null) => {
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  // Enter in a form clicks its button.
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (button) hold(event, button);
  };
  const onSubmit = (event: Event) => {
    if (event.target instanceof Element) hold(event, event.target.querySelector('[type="submit"]'));
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);

  window.replayEarlyEvents = () => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    if (pressed?.isConnected) pressed.click();
    pressed = null;
  };
}
