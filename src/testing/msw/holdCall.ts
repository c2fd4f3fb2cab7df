import { http } from 'msw';
import { apiUrl, backend } from './backend';
import { deferred } from '../races/scriptedBackend';

/** Counts the calls, and holds their response until the test releases it. All calls get the same response. */
export function holdCall(method: 'post' | 'patch' | 'put', call: string) {
  const response = deferred<Response>();
  let sends = 0;
  backend.use(
    http[method](apiUrl(call), () => {
      sends += 1;
      return response.promise.then((response) => response.clone());
    }),
  );
  return { response, sends: () => sends };
}
