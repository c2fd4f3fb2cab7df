import { screen, waitFor, within } from '@testing-library/react';
import { itemMarkedDefective, photoStored } from '@/features/inspection/model/inspectionSlice';
import { rejectedPhoto, sentPhoto } from '@/testing/fixtures/photos';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { ItemPhotos } from './ItemPhotos';

jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
  shrink: async (file: Blob) =>
    file.size === 0 ? null : { picture: new ArrayBuffer(1), thumbnail: 'data:,' },
}));

// jsdom's FileReader cannot read blobs from the database.
jest.mock('@/api/dataUrl', () => ({
  toDataUrl: async ({ type }: Blob) => `data:${type},in full`,
}));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

let stop: () => void = () => undefined;
afterEach(() => stop());

async function openRow() {
  const storage = openDisk();
  const report = openReportStore(createPhone(storage));
  stop = report.stop;
  await report.writable();
  report.store.dispatch(itemMarkedDefective('horn'));
  const view = renderWithProviders(<ItemPhotos itemKey="horn" label="Horn" />, {
    store: report.store,
  });
  return { ...view, ...report };
}

const picture = (name: string, content = 'x') => new File([content], name, { type: 'image/jpeg' });

it('a driver adds two photos to an item, removes one and puts it back, and the status counts the photos', async () => {
  const { user } = await openRow();
  await user.upload(screen.getByLabelText('Add photo, Horn'), [picture('1'), picture('2')]);
  const list = within(await screen.findByRole('list', { name: 'Photos, Horn' }));
  expect(await list.findByRole('img', { name: 'Photo 2, Horn' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 of 4 photos. 2 waiting.');
  await user.click(list.getByRole('button', { name: 'Remove: Photo 1, Horn' }));
  expect(await screen.findByText('1 of 4 photos. 1 waiting.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 of 4 photos. 2 waiting.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('an item shows an alert about an unreadable picture, and adds the other pictures', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await openRow();
  await user.upload(screen.getByLabelText('Add photo, Horn'), [
    picture('1'),
    picture('empty', ''),
    picture('3'),
  ]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'A picture could not be read, and was not added. Take the photo with this page.',
  );
  expect(shown.mock.contexts).toContain(alert);
  expect(screen.getByText('2 of 4 photos. 2 waiting.')).toBeVisible();
});

it("pressing an item's photo shows the phone's full-size copy", async () => {
  const { user } = await openRow();
  await user.upload(screen.getByLabelText('Add photo, Horn'), picture('1'));
  await user.click(await screen.findByRole('button', { name: 'Photo 1, Horn' }));
  const full = within(screen.getByRole('dialog', { name: 'Photo 1, Horn' })).getByRole('img');
  await waitFor(() => expect(full).toHaveAttribute('src', 'data:image/jpeg,in full'));
});

it('an item has no button to remove a sent photo, shows why another photo was rejected, and lets the driver retake that photo', async () => {
  const { store, user } = await openRow();
  store.dispatch(photoStored(sentPhoto));
  store.dispatch(photoStored(rejectedPhoto));
  expect(await screen.findByRole('alert')).toHaveTextContent('The defect already has 4 photos.');
  expect(screen.queryByRole('button', { name: 'Remove: Photo 1, Horn' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove: Photo 2, Horn' })).toBeVisible();
  expect(screen.getByText('2 of 4 photos. 1 not accepted.')).toBeVisible();
  await user.upload(screen.getByLabelText('Take again, Photo 2, Horn'), picture('again'));
  expect(await screen.findByText('2 of 4 photos. 1 waiting.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
