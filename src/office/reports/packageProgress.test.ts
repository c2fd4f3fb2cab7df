import { strToU8, zipSync } from 'fflate';
import { packageProgress } from './packageProgress';

test('the reports in an audit package are counted while it arrives in parts of a few bytes', () => {
  const pdf = strToU8('%PDF-1.3 PK');
  const zip = zipSync({
    'reports/report-000001.pdf': pdf,
    'reports/report-000002.pdf': pdf,
    'certifications.csv': strToU8('report'),
    'index.html': strToU8('<p>reports/</p>'),
  });
  const take = packageProgress();
  const counts: number[] = [];
  for (let at = 0; at < zip.length; at += 7) counts.push(take(zip.subarray(at, at + 7)).reports);
  expect([...new Set(counts)]).toEqual([0, 1, 2]);
  expect(take(new Uint8Array())).toEqual({ bytes: zip.length, reports: 2 });
});
