import { expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';

// @only-all: the unit tests of src/office/imports and the server tests read such files; this shows the worker in the built office.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a dispatcher opens an Excel file, imports a truck from a CSV file with a rejected row, and undoes the import', async ({
  office,
  openAs,
  rig,
}) => {
  const page = await openAs(await office.newPerson('dispatcher'), '/office/import', phone);
  const file = page.getByLabel('Choose a file of vehicles');
  await file.setInputFiles('src/office/imports/fixtures/vehicles.xlsx');
  await expect(page.getByText(/^New 2 · Changed 0 · Already here 0 · Rejected 0$/)).toBeVisible();

  await file.setInputFiles({
    name: 'vehicles.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Unit;Type;Make\r\n${rig.truck}X;Truck;Citro\xebn\r\n${rig.truck}Y;boat;\r\n`,
      'latin1',
    ),
  });
  await expect(page.getByText('New 1 · Changed 0 · Already here 0 · Rejected 1')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Citroën' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText(/Imported: 1 new, 0 changed/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 1 vehicle removed, 0 restored.')).toBeVisible();
});
