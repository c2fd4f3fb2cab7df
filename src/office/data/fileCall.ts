import type { CallArgs } from '@/api/baseQuery';

export interface Watched {
  signal?: AbortSignal;
  onPart?: (part: Uint8Array, headers: Headers) => void;
}

async function readBlob(response: Response, type: string, { signal, onPart }: Watched) {
  if (!response.body || !onPart) return response.blob();
  const reader = response.body.getReader();
  signal?.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (signal?.aborted) throw new Error('The call was canceled.');
    if (done) return new Blob(chunks, { type });
    chunks.push(value);
    onPart(value, response.headers);
  }
}

/**
 * A call whose response is a file of the content type `type`. It returns the URL of a Blob, to keep the file's exact
 * bytes. It rejects any other content type, such as a captive portal's page.
 */
export function fileCall(
  url: string,
  params: Record<string, unknown>,
  type: string,
  watched: Watched = {},
): CallArgs {
  return {
    url,
    params,
    ...(watched.signal && { signal: watched.signal }),
    responseHandler: async (response) => {
      if (!response.ok) return (await response.json()) as unknown;
      const sent = response.headers.get('Content-Type') ?? '';
      if (!sent.startsWith(type)) throw new Error('The response is not the file.');
      return URL.createObjectURL(await readBlob(response, type, watched));
    },
  };
}

/** Saves the file of a Blob's URL, then revokes the URL. */
export function saveFile(url: string, name: string): void {
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
