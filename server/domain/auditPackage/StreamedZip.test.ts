import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { StreamedZip } from './StreamedZip';

test('a ZIP file with a thousand entries is complete, and its SHA256SUMS has a line for each entry', async () => {
  const zip = new StreamedZip(new Date('2026-11-22T08:00:00Z'));
  const names = Array.from({ length: 1003 }, (_, index) => `reports/report-${index}.pdf`);
  const [file] = await Promise.all([
    buffer(zip.output),
    (async () => {
      for (const name of names) await zip.add(name, name);
      await zip.end();
    })(),
  ]);
  const { SHA256SUMS: sums = new Uint8Array(), ...files } = unzipSync(new Uint8Array(file));
  expect(Object.keys(files)).toEqual(names);
  expect(strFromU8(sums).trimEnd().split('\n')).toHaveLength(names.length);
});

test('adding an entry to a ZIP file fails once the reader has closed the stream', async () => {
  const zip = new StreamedZip(new Date());
  const added = zip.add('large.pdf', new Uint8Array(10_000_000));
  zip.output.destroy();
  await expect(
    Promise.all([added, zip.add('next.pdf', new Uint8Array(1_000_000))]),
  ).rejects.toThrow();
});
