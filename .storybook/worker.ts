import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';

/** A dark map tile. Its grid shows whether tiles align. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
  <path d="M0 0h256v256H0z" fill="#0F2045"/><path d="M0 0h256v256" fill="none" stroke="#17305F"/></svg>`;

const tiles = http.get('/tiles/:z/:x/:file', () =>
  HttpResponse.text(tile, { headers: { 'Content-Type': 'image/svg+xml' } }),
);

/** Starts msw's worker. A call to `/api/` or `/account/` without a handler fails its story. */
export async function startWorker() {
  const worker = setupWorker(tiles);
  await worker.start({
    quiet: true,
    // With a relative URL, the built Storybook also works in a subfolder of a host.
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledRequest: (request, print) => {
      const { pathname } = new URL(request.url);
      if (/^\/(api|account)\//.test(pathname)) print.error();
    },
  });
  return worker;
}
