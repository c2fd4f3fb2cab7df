declare global {
  interface Window {
    grecaptcha?: object;
    captchaProviderLoaded?: () => void;
  }
}

/** How long the captcha may take without an answer before the visitor gets the form back, in ms. */
export const captchaTimeLimit = 15_000;

/** `render=explicit` and the callback are the provider's own way to say that it is ready. */
export const providerScript =
  'https://www.google.com/recaptcha/api.js?onload=captchaProviderLoaded&render=explicit';

let loading: Promise<object> | undefined;

/**
 * Loads the captcha provider's script, once for the page. A failed load is forgotten, so that the next try loads
 * it again: react-google-recaptcha's own loader remembers a blocked script until the page is reloaded.
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
      reject(new Error('The captcha provider did not load'));
    };
    // A script may load and then be kept from loading its second half: no error event tells.
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

/** Whether the provider is showing pictures to the visitor: then nobody may hurry him. */
export function isChallengeOpen(): boolean {
  const frames = document.querySelectorAll('iframe[src*="recaptcha"][src*="bframe"]');
  return [...frames].some((frame) => getComputedStyle(frame).visibility !== 'hidden');
}
