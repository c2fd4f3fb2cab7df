/**
 * An inline script that prevents the loss of early input. Until the app is loaded, it blocks clicks
 * on buttons and form submissions, and remembers the last one. Links and text fields work natively.
 * The script comes after the page's content, which is painted without waiting for it. It has no
 * imports because it is not bundled.
 */
// oxlint-disable-next-line no-unused-vars -- extends the global type in a file without imports
interface Window {
  /**
   * Stops blocking and presses the last button once. Undefined where a host's policy forbids inline
   * scripts.
   */
  replayEarlyEvents?: () => void;
}

{
  let pressed: HTMLElement | null = null;

  const hold = (event: Event, button: HTMLElement | null) => {
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  // Pressing Enter in a form clicks its submit button.
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
