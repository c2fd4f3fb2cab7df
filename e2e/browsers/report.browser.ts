import fs from 'node:fs';
import { cameraPhoto } from '../support/photo';
import { test } from './test';

test('a driver fills in a report with a photo, reloads it with and without the server, sends it, and finds it in their history', async ({
  visit,
  server,
}, info) => {
  const { name, buffer } = await cameraPhoto(1600, 1200);
  fs.mkdirSync(info.outputDir, { recursive: true });
  const photo = info.outputPath(name);
  fs.writeFileSync(photo, buffer);

  await visit.signIn('driver', '/vehicle-report');
  await visit.shows('Nothing entered yet');
  const fields = {
    'Current location': 'Dock 4',
    'Truck number': 'T-871',
    Odometer: '418,220',
    'Trailer numbers': 'R-871',
  };
  for (const [label, value] of Object.entries(fields)) await visit.fill(label, value);
  await visit.press('button', 'Horn: defective');
  await visit.fill('Defect description, Horn', 'Horn is silent');
  await visit.choose('Add photo, Horn', photo);
  await visit.shows('1 of 4 photos');
  await visit.shows('Saved on this phone');

  // A page that was opened with a ready service worker also opens without the server. Firefox's WebDriver bypasses the
  // worker when it reloads a page, so the test opens the page again instead.
  await visit.run('return navigator.serviceWorker.ready.then(() => true)');
  await visit.open('/vehicle-report');
  await visit.hasValue('Truck number', 'T-871');
  await visit.shows('1 of 4 photos');

  await server.stop();
  await visit.open('/vehicle-report');
  await visit.hasValue('Defect description, Horn', 'Horn is silent');
  await visit.press('radio', /Above defects need correction/);
  // A script presses the other 62 buttons, which is faster than the keyboard.
  await visit.run(
    `document.querySelectorAll('[data-state="pending"] .mark-good').forEach((button) => button.click())`,
  );
  await visit.press('button', /^Sign as /);
  await visit.press('button', 'Save Report (Defects Found)');
  await visit.shows('Waiting for a connection');
  await visit.open('/vehicle-report');
  await visit.shows('Waiting for a connection');

  await server.start();
  await visit.press('button', 'Back to the report');
  await visit.shows('1 of 4 photos. Sent.');
  await visit.press('button', 'My reports');
  await visit.shows(/T-871/);
});
