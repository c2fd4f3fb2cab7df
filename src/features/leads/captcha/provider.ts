declare global {
  interface Window {
    grecaptcha?: object;
    captchaProviderLoaded?: () => void;
  }
}

/** In ms. After this time, the visitor can use the form again. */
export const captchaTimeLimit = 15_000;

/** With `render=explicit`, the provider calls back when it is ready. */
export const providerScript =
  'https://www.google.com/recaptcha/api.js?onload=captchaProviderLoaded&render=explicit';

let loading: Promise<object> | undefined;

/**
 * Loads the captcha provider's script once per page. A failed load is not cached, so the next try loads the script
 * again. react-google-recaptcha's own loader would cache a blocked script until the next page load.
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
    // The script may load without its second part, which fires no error event.
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

/** Whether the provider shows a challenge. The time limit pauses during a challenge. */
export function isChallengeOpen(): boolean {
  const frames = document.querySelectorAll('iframe[src*="recaptcha"][src*="bframe"]');
  return [...frames].some((frame) => getComputedStyle(frame).visibility !== 'hidden');
}
