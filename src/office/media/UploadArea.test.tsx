import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, HttpError, testDataProvider } from 'react-admin';
import { picture } from '@/testing/fixtures/inbox';
import { UploadArea } from './UploadArea';

const truck = new File(['x'], 'truck.jpg', { type: 'image/jpeg' });
const yard = new File(['y'], 'yard.jpg', { type: 'image/jpeg' });

function open(upload = jest.fn().mockResolvedValue(picture)) {
  const onUploaded = jest.fn();
  render(
    <AdminContext dataProvider={{ ...testDataProvider(), upload }}>
      <UploadArea kinds={['picture', 'video']} onUploaded={onUploaded} />
    </AdminContext>,
  );
  return { upload, onUploaded, area: screen.getByText(/^Or drop files here/) };
}

test('files dropped on the upload area are uploaded one after another', async () => {
  const { upload, onUploaded, area } = open();
  fireEvent.drop(area, { dataTransfer: { files: [truck, yard] } });
  expect(await screen.findByText('Uploading truck.jpg (1 of 2)…')).toBeVisible();
  await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(2));
  expect(upload.mock.calls).toEqual([[truck], [yard]]);
  expect(onUploaded).toHaveBeenCalledWith(picture);
  await waitFor(() => expect(screen.queryByText(/^Uploading/)).not.toBeInTheDocument());
});

test("the upload area prevents the browser's default action for a file that is dragged over it or dropped on it", () => {
  const { area } = open();
  for (const make of [createEvent.dragOver, createEvent.drop]) {
    const event = make(area, { dataTransfer: { files: [] } });
    fireEvent(area, event);
    expect(event.defaultPrevented).toBe(true);
  }
});

test('a rejected upload shows an error and does not stop the next one', async () => {
  // react-admin logs the failed call.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const upload = jest
    .fn()
    .mockRejectedValueOnce(new HttpError('The file is empty.', 400, {}))
    .mockResolvedValue(picture);
  const { onUploaded, area } = open(upload);
  fireEvent.drop(area, { dataTransfer: { files: [truck, yard] } });
  expect(await screen.findByText('truck.jpg: The file is empty.')).toBeVisible();
  await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(1));
});

test('a picture pasted outside the upload area is uploaded', async () => {
  const { upload, onUploaded } = open();
  fireEvent.paste(document.body, { clipboardData: { files: [truck] } });
  await waitFor(() => expect(onUploaded).toHaveBeenCalledWith(picture));
  expect(upload.mock.calls).toEqual([[truck]]);
});

test('text pasted on a page with an upload area uploads nothing', () => {
  const { upload } = open();
  fireEvent.paste(document.body, { clipboardData: { files: [] } });
  expect(upload).not.toHaveBeenCalled();
});
