declare global {
  interface Window {
    grecaptcha?: object;
    captchaProviderLoaded?: () => void;
  }
}

/** In ms. After this time, the visitor can use the form again. */
export const captchaTimeLimit = 15_000;

/**
 * `onload` names the function that the provider calls when it is ready. With `render=explicit`, the provider renders no
 * widget by itself.
 */
export const providerScript =
  'https://www.google.com/recaptcha/api.js?onload=captchaProviderLoaded&render=explicit';

let loading: Promise<object> | undefined;

/**
 * Loads the captcha provider's script unless the page has it. After a failure, the next call loads the script again,
 * but react-google-recaptcha's own loader would not.
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
    // The script loads a second script. If only that one fails, no error event fires here.
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

/** Whether the provider shows a challenge. */
export function isChallengeOpen(): boolean {
  const frames = document.querySelectorAll('iframe[src*="recaptcha"][src*="bframe"]');
  return [...frames].some((frame) => getComputedStyle(frame).visibility !== 'hidden');
}
