import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReCAPTCHA } from 'react-google-recaptcha';
import { useSettings } from '@/api/useSettings';
import { CaptchaNote } from '../components/CaptchaNote/CaptchaNote';
import { captchaTimeLimit, isChallengeOpen, loadProvider } from './provider';
import { withinLimit } from './withinLimit';

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

/** The widget must be in the page, but invisible. */
const outOfSight: React.CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  visibility: 'hidden',
};

/** A form's invisible captcha. Without a site key it is off (docs/decisions/0004-readings.md, Captcha). */
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
    if (!widget.current) throw new Error('The form was unmounted');
    return widget.current;
  }

  async function execute(): Promise<string | null> {
    return (await mountWidget()).executeAsync();
  }

  return {
    /** Loads the script. Call this when the visitor touches the form, because a later load would delay submitting. */
    prepare(): void {
      if (!isOff && !loaded) mountWidget().catch(() => undefined);
    },
    /** Resolves with the captcha's token. Empty if the captcha is off, and null if it failed. */
    async verify(): Promise<string | null> {
      if (isOff) return '';
      try {
        return (await withinLimit(execute(), captchaTimeLimit, isChallengeOpen)) || null;
      } catch {
        return null;
      }
    },
    /** Resets the widget after a submission or a failure, because the provider accepts a token only once. */
    reset(): void {
      widget.current?.reset();
    },
    /** The note and the widget, which the form must render. */
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
