import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { picture } from '@/testing/fixtures/inbox';
import { PictureInput } from './PictureInput';

function open(image: string | null, upload = jest.fn()) {
  const onSubmit = jest.fn();
  const dataProvider = {
    ...testDataProvider({ getList: jest.fn().mockResolvedValue({ data: [picture], total: 1 }) }),
    upload,
  };
  render(
    <AdminContext dataProvider={dataProvider}>
      <Form record={{ id: 1, image }} onSubmit={onSubmit}>
        <PictureInput source="image" label="Picture" />
        <button type="submit">Save</button>
      </Form>
    </AdminContext>,
  );
  const save = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return (onSubmit.mock.calls[0] as [{ image: unknown }])[0].image;
  };
  return { save, onSubmit };
}

test("choosing one of the site's pictures saves its address", async () => {
  const { save } = open(null);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose A cab at dawn' }));
  expect(screen.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', picture.address);
  expect(await save()).toBe(picture.address);
});

test('an uploaded picture becomes the chosen picture at once', async () => {
  const upload = jest.fn().mockResolvedValue({ ...picture, address: '/media/new-1600.jpg' });
  const { save } = open(null, upload);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await userEvent.upload(
    await screen.findByTestId('upload'),
    new File(['x'], 'truck.jpg', { type: 'image/jpeg' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await save()).toBe('/media/new-1600.jpg');
});

test('the dialog to choose a picture neither offers nor mentions videos', async () => {
  open(null);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  expect(await screen.findByTestId('upload')).toHaveAttribute(
    'accept',
    'image/jpeg,image/png,image/webp,image/avif',
  );
  expect(
    screen.getByText('Or drop files here, or paste a picture. JPEG, PNG, WebP, AVIF; up to 30 MB.'),
  ).toBeVisible();
});

test("'Remove' clears a chosen picture, and the form then saves null", async () => {
  const { save } = open(picture.address);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await save()).toBeNull();
});
