import { openDisk } from '@/testing/report/inspectionSetup';
import { draftNames, setAsideKeys } from './draftNames';

test("a driver's records on a phone have fixed keys, which contain the encoded API host and username", () => {
  expect(draftNames('https://api.test', 'dana:driver')).toEqual({
    record: 'report:v2:https%3A%2F%2Fapi.test:dana%3Adriver',
    earlierRecord: 'report:v1:https%3A%2F%2Fapi.test:dana%3Adriver',
    lock: 'linehaul-report:report:v1:https%3A%2F%2Fapi.test:dana%3Adriver',
    earlierPrefill: 'memory:v1:https%3A%2F%2Fapi.test:dana%3Adriver',
    previous: 'previous:v1:https%3A%2F%2Fapi.test:dana%3Adriver',
    numbers: 'numbers:v1:https%3A%2F%2Fapi.test:dana%3Adriver',
    photos: 'photos:v1:https%3A%2F%2Fapi.test:dana%3Adriver',
  });
});

test('the list of drafts that were set aside includes both key formats, and is empty if the storage fails', async () => {
  const disk = openDisk();
  const names = draftNames('https://api.test', 'dana');
  for (const key of [names.record, names.earlierRecord]) {
    await disk.write(key, 'damaged');
    await disk.setAside(key);
  }
  const keys = await setAsideKeys(disk, names);
  expect(keys.map((key) => key.slice(0, 9))).toEqual(['report:v2', 'report:v1']);
  const broken = { ...disk, listAside: () => Promise.reject(new Error('disk')) };
  expect(await setAsideKeys(broken, names)).toEqual([]);
});
