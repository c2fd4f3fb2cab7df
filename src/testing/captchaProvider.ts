import { act } from '@testing-library/react';
import { providerScript } from '@/features/leads/captcha/provider';

interface RenderOptions {
  sitekey: string;
  size: string;
  callback: (token: string | null) => void;
  'error-callback': () => void;
}

export type CaptchaBehavior = (widget: RenderOptions, run: number) => void;

export const givesTokens: CaptchaBehavior = (widget, run) => widget.callback(`token-${run}`);

const scripts = () => [...document.querySelectorAll('script')].filter(isProvider);
const isProvider = (script: HTMLScriptElement) => script.src === providerScript;

/** A fake of the captcha provider, because jsdom runs no scripts. A test decides when the script loads or fails. */
export function captchaProvider(behavior: CaptchaBehavior = givesTokens) {
  const state = { behavior, rendered: [] as RenderOptions[], runs: 0, resets: 0 };
  const grecaptcha = {
    render: (_element: Element, options: RenderOptions) => state.rendered.push(options) - 1,
    execute: (widgetId: number) => {
      const widget = state.rendered[widgetId];
      if (widget) state.behavior(widget, ++state.runs);
    },
    reset: () => state.resets++,
    getResponse: () => '',
  };
  return {
    state,
    requests: () => scripts().length,
    arrive: () =>
      act(async () => {
        window.grecaptcha = grecaptcha;
        window.captchaProviderLoaded?.();
      }),
    fail: () =>
      act(async () => scripts().forEach((script) => script.dispatchEvent(new Event('error')))),
    forget: () => {
      delete window.grecaptcha;
      scripts().forEach((script) => script.remove());
    },
  };
}
