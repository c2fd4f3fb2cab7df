/**
 * A visitor may press a button before the page has come to life. The press is remembered, and acts once when it has
 * (design 6). Links need none of this: they are plain links.
 */
export interface EarlyTap {
  /** Acts on the last pressed button, once, and stops watching. */
  replay: () => void;
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest('button') : null;
}

/**
 * The button of a form that was sent before any script was there, by a press or by Enter. The browser lets fields match
 * `:user-valid` once their form was sent; the form's witness is a field that nobody else could have brought to that.
 */
function sentBefore(document: Document): HTMLElement | null {
  try {
    const witness = document.querySelector<HTMLInputElement>('[data-witness]:user-valid');
    return witness?.form?.querySelector<HTMLElement>('[type="submit"]') ?? null;
  } catch {
    // A browser of before 2024 does not know the selector, and only loses that press.
    return null;
  }
}

/** The button that was pressed before any script was there: index.html's styles leave a mark on it. */
function pressedBefore(document: Document): HTMLElement | null {
  const focused = buttonAt(document.activeElement);
  // One that is still held down brings its click yet; one without the focus was only scrolled over.
  if (!focused || focused.matches(':active')) return null;
  return getComputedStyle(focused).orphans === '7' ? focused : null;
}

/** Finds what was pressed before this script was there, and watches from now on. */
export function watchEarlyTaps(document: Document): EarlyTap {
  let pressed = sentBefore(document) ?? pressedBefore(document);

  const onClick = (event: Event) => {
    pressed = buttonAt(event.target) ?? pressed;
  };
  // A form that is sent before its script is there would leave the page, with what was typed.
  const onSubmit = (event: Event) => event.preventDefault();
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);

  return {
    replay: () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('submit', onSubmit, true);
      if (pressed?.isConnected) pressed.click();
      pressed = null;
    },
  };
}
