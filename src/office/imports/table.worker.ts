/** Reads a spreadsheet file or pasted text off the main thread. */
import { readTable } from './readTable';

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => {
  readTable(data).then(
    (rows) => postMessage(rows),
    () => postMessage(null),
  );
});
