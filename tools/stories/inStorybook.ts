/** Runs in Storybook's preview frame, which exports no types. */

interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

interface LoadedStory {
  parameters: { network?: string[] };
  storyGlobals?: { viewport?: { value?: string } };
}

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[] }[];
}

interface Report {
  type: string;
  status: string;
  result: { error?: unknown; violations?: Violation[] };
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      loadStory(named: { storyId: string }): Promise<LoadedStory>;
    };
  }
}

export async function readStory(storyId: string) {
  const { parameters, storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
  return { network: parameters.network ?? [], viewport: storyGlobals?.viewport?.value };
}

/**
 * Shows a story, plays it and runs axe. Resolves with descriptions of the problems. A single function without helpers,
 * because the browser gets its source text.
 */
export function runStory(storyId: string): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;

  const describeViolation = ({ id, help, nodes }: Violation) =>
    `axe, ${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`;
  const describeFailure = ({ type, result }: Report) =>
    result.violations?.map(describeViolation) ?? [`${type}: ${String(result.error)}`];
  const getErrorMessage = (payload: unknown) => {
    const error: unknown = Array.isArray(payload) ? payload[0] : payload;
    const { message, description } = error as { message?: string; description?: string };
    // Keeps only the first part, because Testing Library appends the whole page to its messages.
    return (message ?? description ?? String(error)).split('\n\n')[0];
  };

  /**
   * In a story at a phone's width, lists the labels of buttons and chips that are cut off or need more than two lines.
   * Leaves out stories of long texts, which contain labels that people write.
   */
  const poorLabels = () => {
    if (window.innerWidth > 400 || /--(.*-)?long-/.test(storyId)) return [];
    const controls = document.querySelectorAll<HTMLElement>(
      'button, [role="button"], .MuiChip-root',
    );
    return [...controls].flatMap((control) => {
      const range = document.createRange();
      range.selectNodeContents(control.querySelector('.MuiChip-label') ?? control);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ top }) => top);
      const lines = tops.filter(
        (top, at) => tops.findIndex((one) => Math.abs(one - top) < 8) === at,
      );
      const text = control.innerText.trim();
      // A pressable card or heading has text in addition to its label.
      const isCard = control.matches(':is(h2, h3, h4) *, :has(h2, h3, h4, p, ul, img, video)');
      if (text === '' || isCard || !control.checkVisibility()) return [];
      if (lines.length > 2) return [`label of ${lines.length} lines on a phone: ${text}`];
      const label = control.querySelector<HTMLElement>('.MuiChip-label') ?? control;
      const isCut = label.scrollWidth > label.clientWidth + 1;
      return isCut ? [`label cut off on a phone: ${text}`] : [];
    });
  };

  /** Lists the buttons whose names begin with an invisible character, which a screen reader's search does not find. */
  const invisibleStarts = () =>
    [...document.querySelectorAll('button, [role="button"]')]
      .map((button) => button.ariaLabel ?? button.textContent)
      .filter((name) => /^\p{Cf}/u.test(name))
      .map((name) => `a button's name begins with an invisible character: ${name.slice(0, 40)}`);

  return new Promise((resolve) => {
    const listeners: Record<string, (payload: unknown) => void> = {};
    const done = (problems: string[]) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      // Waits, because effects log slightly later.
      requestAnimationFrame(() => setTimeout(() => resolve(problems)));
    };
    listeners.storyFinished = (payload) => {
      const { storyId: finished, reporters = [] } = payload as {
        storyId: string;
        reporters?: Report[];
      };
      if (finished !== storyId) return;
      const failed = reporters.filter(({ status }) => status === 'failed');
      done([...failed.flatMap(describeFailure), ...poorLabels(), ...invisibleStarts()]);
    };
    for (const event of [
      'storyThrewException',
      'storyErrored',
      'storyMissing',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ]) {
      listeners[event] = (payload) => done([`${event}: ${getErrorMessage(payload)}`]);
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.scrollTo(0, 0);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
