import { screen, within } from '@testing-library/react';
import { itemMarkedDefective, photoKept } from '@/features/inspection/model/inspectionSlice';
import { keepBesideDraft } from '@/features/inspection/storage/phoneStorage';
import { refusedPhoto, sentPhoto } from '@/testing/fixtures/photos';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';
import { ItemPhotos } from './ItemPhotos';

jest.mock('@/features/inspection/delivery/shrink', () => ({
  preloadShrink: async () => undefined,
  shrink: async (file: Blob) =>
    file.size === 0 ? null : { picture: new ArrayBuffer(1), thumbnail: 'data:,' },
}));

let stop: () => void = () => undefined;
afterEach(() => stop());

async function openRow() {
  const storage = openDisk();
  const report = openReportStore(createPhone(storage));
  stop = report.stop;
  keepBesideDraft(storage, report.store.extra);
  await report.writable();
  report.store.dispatch(itemMarkedDefective('horn'));
  const view = renderWithProviders(<ItemPhotos itemKey="horn" label="Horn" />, {
    store: report.store,
  });
  return { ...view, ...report };
}

const picture = (name: string, content = 'x') => new File([content], name, { type: 'image/jpeg' });

it('adds photos, names them, and removes one', async () => {
  const { user } = await openRow();
  await user.upload(screen.getByLabelText('Add photo, Horn'), [picture('1'), picture('2')]);
  const list = within(await screen.findByRole('list', { name: 'Photos, Horn' }));
  expect(await list.findByRole('img', { name: 'Photo 2, Horn' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 of 4 photos. 2 not sent yet.');
  await user.click(list.getByRole('button', { name: 'Remove: Photo 1, Horn' }));
  expect(await screen.findByText('1 of 4 photos. 1 not sent yet.')).toBeVisible();
});

it('says when a picture cannot be read', async () => {
  const { user } = await openRow();
  await user.upload(screen.getByLabelText('Add photo, Horn'), picture('empty', ''));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This picture could not be read. Take another photo.',
  );
});

it('keeps a sent photo, and says why one was refused', async () => {
  const { store } = await openRow();
  store.dispatch(photoKept(sentPhoto));
  store.dispatch(photoKept(refusedPhoto));
  expect(await screen.findByRole('alert')).toHaveTextContent('The defect has 4 photos already.');
  expect(screen.queryByRole('button', { name: 'Remove: Photo 1, Horn' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove: Photo 2, Horn' })).toBeVisible();
});
