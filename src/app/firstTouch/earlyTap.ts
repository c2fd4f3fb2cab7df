/**
 * A visitor may tap a button before the page has come to life. The tap is remembered, and acts once when it has
 * (design 6). Links need none of this: they are plain links.
 */
export interface EarlyTap {
  /** Acts on the last tapped button, once, and stops watching. */
  replay: () => void;
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest('button') : null;
}

/**
 * Watches for taps from now on, and asks the browser for the first one before this script was there: it keeps the
 * first input of a page for whoever asks later (Event Timing, W3C; browsers without it only lose that tap).
 */
export function watchEarlyTaps(document: Document): EarlyTap {
  let tapped: HTMLElement | null = null;

  const onClick = (event: Event) => {
    tapped = buttonAt(event.target) ?? tapped;
  };
  // A form that is sent before its script is there would leave the page, with what was typed.
  const onSubmit = (event: Event) => event.preventDefault();
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  const stopAsking = askForFirstInput((target) => {
    tapped ??= buttonAt(target);
  });

  return {
    replay: () => {
      stopAsking();
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('submit', onSubmit, true);
      if (tapped?.isConnected) tapped.click();
      tapped = null;
    },
  };
}

const taps = new Set(['pointerdown', 'mousedown', 'click']);

function askForFirstInput(onTap: (target: EventTarget | null) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return () => undefined;
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (entry instanceof PerformanceEventTiming && taps.has(entry.name)) onTap(entry.target);
    }
  };
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type: 'first-input', buffered: true });
  return () => {
    // What the browser has not delivered yet is here.
    read(observer.takeRecords());
    observer.disconnect();
  };
}
