declare global {
  interface Window {
    grecaptcha?: object;
    captchaProviderLoaded?: () => void;
  }
}

/** Time limit for the captcha, in ms, after which the visitor can use the form again. */
export const captchaTimeLimit = 15_000;

/** With `render=explicit` the provider calls back when it is ready. */
export const providerScript =
  'https://www.google.com/recaptcha/api.js?onload=captchaProviderLoaded&render=explicit';

let loading: Promise<object> | undefined;

/**
 * Loads the captcha provider's script once per page. A failed load is not cached, so that the next
 * try loads the script again. This replaces react-google-recaptcha's own loader, which caches a
 * blocked script until the page is reloaded.
 */
export function loadProvider(): Promise<object> {
  if (window.grecaptcha) return Promise.resolve(window.grecaptcha);
  loading ??= addScript().finally(() => {
    loading = undefined;
  });
  return loading;
}

function addScript(): Promise<object> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The captcha provider failed to load'));
    };
    // The script may load but fail to load its second part, which no error event reports.
    const timer = setTimeout(fail, captchaTimeLimit);
    window.captchaProviderLoaded = () => {
      clearTimeout(timer);
      if (window.grecaptcha) resolve(window.grecaptcha);
      else fail();
    };
    script.src = providerScript;
    script.async = true;
    script.onerror = fail;
    document.head.append(script);
  });
}

/** Whether the provider is showing a challenge. The time limit is paused during a challenge. */
export function isChallengeOpen(): boolean {
  const frames = document.querySelectorAll('iframe[src*="recaptcha"][src*="bframe"]');
  return [...frames].some((frame) => getComputedStyle(frame).visibility !== 'hidden');
}
