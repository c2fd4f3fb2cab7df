import { http } from 'msw';
import { apiUrl, backend } from './backend';
import { deferred } from '../races/scriptedBackend';

/** A call that gets its answer when the test says so (each try the same one), and how often it was made. */
export function holdCall(method: 'post' | 'patch' | 'put', call: string) {
  const answer = deferred<Response>();
  let sends = 0;
  backend.use(
    http[method](apiUrl(call), () => {
      sends += 1;
      return answer.promise.then((response) => response.clone());
    }),
  );
  return { answer, sends: () => sends };
}
