import fs from 'node:fs';
import sharp from 'sharp';
import { demo } from '../support/account';
import { Client } from '../support/client';
import { createReport } from '../support/createReport';
import { Office } from '../support/officeClient';
import { expect, test } from './test';

test('a mechanic certifies a defect, and an admin exports a list, changes the site and uploads a picture', async ({
  visit,
  server,
}, info) => {
  const driver = await Client.signedIn(server.url, demo('driver'));
  await createReport(driver, { truck: 'T-872', trailer: 'R-872' }, { horn: 'Horn is silent' });

  const [defect] = await new Office(server.url).defects('T-872');
  await visit.signIn('mechanic', `/office/defects/${defect?.id}/show`);
  await visit.press('button', 'Certify repair');
  await visit.run('document.activeElement.blur()');
  await visit.press('button', 'Certify repair');
  await visit.shows(/Repaired/);

  await visit.signIn('admin', '/office/reports');
  await visit.shows('T-872');
  // WPE's shell opens a file instead of saving it, so this script keeps the file.
  await visit.run(`URL.createObjectURL = (file) => { window.exported = file; return ''; };
    HTMLAnchorElement.prototype.click = () => undefined;`);
  // In a narrow window, 'More' shows 'Export'.
  if (Number(await visit.run('return innerWidth')) < 900) await visit.press('button', 'More');
  await visit.press('button', 'Export');
  await visit.press('menuitem', /CSV/);
  await expect.poll(() => visit.run('return window.exported?.text() ?? ""')).toContain('T-872');

  await visit.open('/office/site/home');
  await visit.press('button', 'Title and video');
  await visit.fill(/^Heading/, 'Freight in every browser');
  await visit.typeIntoEditor(' Typed in the editor.');
  await visit.press('button', 'Save');
  await visit.shows('Saved. It is on the site.');
  await visit.open('/');
  await visit.shows('Freight in every browser');
  await visit.shows('Typed in the editor.');

  const picture = { width: 1800, height: 900, channels: 3 as const, background: '#203040' };
  fs.mkdirSync(info.outputDir, { recursive: true });
  await sharp({ create: picture }).png().toFile(info.outputPath('every-browser.png'));
  await visit.open('/office/media');
  await visit.upload(info.outputPath('every-browser.png'));
  await visit.shows('every-browser.png');
});
