import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { calls } from '@/contract/calls';
import { toastTexts } from '@/contract/messages/toasts';
import { apiUrl, backend, testSettings, startBackend } from '@/testing/msw/backend';
import { contentHandlers } from '@/testing/msw/contentHandlers';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Testimonials } from '../Testimonials/Testimonials';
import { CommentForm } from './CommentForm';

startBackend();
beforeEach(() => backend.use(...contentHandlers(testSettings.apiHost)));

const typed = {
  'First Name': 'Nora',
  'Last Name': 'Pike',
  'Company Name': 'Pike Mills',
  'Position User': 'Owner',
  Description: 'They call back.',
};

function show() {
  const onDone = jest.fn();
  const page = renderWithProviders(
    <>
      <Testimonials />
      <CommentForm onDone={onDone} />
    </>,
  );
  const fillIn = async () => {
    for (const [label, text] of Object.entries(typed)) {
      await page.user.type(screen.getByLabelText(label), text);
    }
  };
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Submit' }));
  return { ...page, onDone, fillIn, submit };
}

function accept(extra: object = {}) {
  const bodies: unknown[] = [];
  backend.use(
    http.post(apiUrl(calls.comments), async ({ request }) => {
      const body = (await request.json()) as object;
      bodies.push(body);
      return HttpResponse.json({ id: 77, ...body, ...extra }, { status: 201 });
    }),
  );
  return bodies;
}

describe('the comment form', () => {
  it('the comment form has five required fields, each with a label', async () => {
    const { submit } = show();
    await submit();
    for (const label of Object.keys(typed)) {
      expect(await screen.findByText(`${label} is required`)).toBeVisible();
    }
    expect(screen.getByLabelText('First Name')).toHaveFocus();
  });

  it('the comment form rejects a first name with a space, and clears the error when the field is edited', async () => {
    const { submit, user } = show();
    await user.type(screen.getByLabelText('First Name'), 'Mary Ann');
    await submit();
    const message = 'First name must contain only letters without spaces';
    expect(await screen.findByText(message)).toBeVisible();
    await user.type(screen.getByLabelText('First Name'), '{Backspace}');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it.each([
    ['is_active', {}],
    ['no is_active', { is_active: undefined }],
  ])(
    'the comment form sends the comment as active, shows a toast, and adds the comment to the front of the list if the response has %s',
    async (_what, extra) => {
      const bodies = accept(extra);
      const { fillIn, submit, onDone } = show();
      await screen.findByRole('figure');
      await fillIn();
      await submit();
      expect(await screen.findByText(toastTexts.commentSent)).toBeVisible();
      expect(onDone).toHaveBeenCalledTimes(1);
      expect(bodies).toEqual([
        {
          first_name: 'Nora',
          last_name: 'Pike',
          company_name: 'Pike Mills',
          position_user: 'Owner',
          description: 'They call back.',
          is_active: true,
        },
      ]);
      const [front] = screen.getAllByRole('figure');
      expect(front).toHaveTextContent('They call back.');
    },
  );

  it('a comment that awaits approval does not appear in the list after it was sent', async () => {
    accept({ is_active: false });
    const { fillIn, submit } = show();
    await screen.findByRole('figure');
    await fillIn();
    await submit();
    expect(await screen.findByText(toastTexts.commentSent)).toBeVisible();
    expect(screen.queryByText('They call back.', { selector: 'blockquote' })).toBeNull();
  });

  it('the comment form shows a failure and keeps the typed text', async () => {
    backend.use(http.post(apiUrl(calls.comments), () => new HttpResponse(null, { status: 500 })));
    const { fillIn, submit, onDone } = show();
    await fillIn();
    await submit();
    expect(await screen.findByText(toastTexts.commentFailed)).toBeVisible();
    expect(screen.getByLabelText('Description')).toHaveValue('They call back.');
    expect(onDone).not.toHaveBeenCalled();
  });

  it("the comment form shows the server's message for a field and focuses the field", async () => {
    backend.use(
      http.post(apiUrl(calls.comments), () =>
        HttpResponse.json({ description: ['Say it kindly.'] }, { status: 400 }),
      ),
    );
    const { fillIn, submit } = show();
    await fillIn();
    await submit();
    expect(await screen.findByText('Say it kindly.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Description')).toHaveFocus());
  });

  it("a double press on 'Submit' sends only one comment", async () => {
    let sent = 0;
    backend.use(
      http.post(apiUrl(calls.comments), async () => {
        sent += 1;
        await delay(50);
        return HttpResponse.json({ id: 78, is_active: true }, { status: 201 });
      }),
    );
    const { fillIn, user } = show();
    await fillIn();
    await user.dblClick(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText(toastTexts.commentSent)).toBeVisible();
    expect(sent).toBe(1);
  });
});
