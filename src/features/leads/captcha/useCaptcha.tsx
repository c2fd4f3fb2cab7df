import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReCAPTCHA } from 'react-google-recaptcha';
import { useSettings } from '@/api/useSettings';
import { CaptchaNote } from '../components/CaptchaNote/CaptchaNote';
import { captchaTimeLimit, isChallengeOpen, loadProvider } from './provider';
import { withinLimit } from './withinLimit';

/** The widget and what it runs on, once both have come. */
interface LoadedCaptcha {
  Widget: typeof ReCAPTCHA;
  provider: object;
}

async function loadCaptcha(): Promise<LoadedCaptcha> {
  const [{ ReCAPTCHA: Widget }, provider] = await Promise.all([
    import(/* webpackChunkName: "captcha" */ 'react-google-recaptcha'),
    loadProvider(),
  ]);
  return { Widget, provider };
}

/** Out of sight, not out of the page: the note beside the button says what the badge would. */
const outOfSight: React.CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  visibility: 'hidden',
};

/**
 * The invisible captcha of a form, loaded when the form is first touched and run when it is sent. Without a site key
 * it is off (docs/decisions/0004-readings.md, Captcha).
 */
export function useCaptcha() {
  const { recaptchaSiteKey } = useSettings();
  const [loaded, setLoaded] = useState<LoadedCaptcha | null>(null);
  const widget = useRef<ReCAPTCHA>(null);
  const isOff = recaptchaSiteKey === '';

  async function mountWidget(): Promise<ReCAPTCHA> {
    if (!widget.current) {
      const parts = await loadCaptcha();
      flushSync(() => setLoaded(parts));
    }
    if (!widget.current) throw new Error('The form has gone');
    return widget.current;
  }

  async function execute(): Promise<string | null> {
    return (await mountWidget()).executeAsync();
  }

  return {
    /** To be called when the form is touched: so that the token does not keep the visitor waiting later. */
    prepare(): void {
      if (!isOff && !loaded) mountWidget().catch(() => undefined);
    },
    /** The captcha's token, empty where the captcha is off, null where there is none to be had. */
    async verify(): Promise<string | null> {
      if (isOff) return '';
      try {
        return (await withinLimit(execute(), captchaTimeLimit, isChallengeOpen)) || null;
      } catch {
        return null;
      }
    },
    /** A token is good once, sent or failed (docs/product.md). */
    reset(): void {
      widget.current?.reset();
    },
    /** To be rendered within the form. */
    element: isOff ? null : (
      <>
        <CaptchaNote />
        {loaded ? (
          <div style={outOfSight}>
            <loaded.Widget
              ref={widget}
              sitekey={recaptchaSiteKey}
              grecaptcha={loaded.provider}
              size="invisible"
              badge="inline"
            />
          </div>
        ) : null}
      </>
    ),
  };
}
