import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import * as v from 'valibot';
import { withId } from '@/contract/calls';
import { notNeededText } from '@/contract/holds';
import { companyChange } from '@/contract/office/company';
import { requiredLine, type Field } from '@/contract/office/content/fields';
import { sections, type Section } from '@/contract/office/content/sections';
import { deferRequest, reopenRequest } from '@/contract/office/defects';
import { newVehicle } from '@/contract/office/imports';
import { leadPaths, leadReply, newLeadNote } from '@/contract/office/leads';
import { mediaChange } from '@/contract/office/media';
import { newPersonRequest, personChanges } from '@/contract/office/people';
import { vehicleChange, vehicleMerge } from '@/contract/office/vehicles';
import { leadRecords } from '@/testing/fixtures/inbox';
import { officeAt } from '@/testing/stories/officeStories';
import { ContentField } from './content/ContentField';

interface FormCase {
  file: string;
  path: string;
  /** The name of the button that opens the form. */
  press?: string;
  body: { entries: Readonly<Record<string, v.GenericSchema>> };
  hasExpired?: boolean;
}

// What the server requires although the schema has any text (docs/product.md, Forms).
const filled = v.pipe(v.string(), v.nonEmpty());
const defect = '/defects/21/show';
const lead = '/leads/31/show';

const forms: FormCase[] = [
  {
    file: 'account/MyAccount.tsx',
    path: '/account',
    press: 'Change password',
    body: v.object({ old_password: filled, new_password: filled }),
  },
  {
    file: 'account/MyAccount.tsx',
    path: '/account',
    press: 'Change username',
    body: v.object({ new_username: filled }),
  },
  { file: 'company/CompanyPage.tsx', path: '/company', body: companyChange },
  {
    file: 'defects/CertifyDialog.tsx',
    path: defect,
    press: 'Certify repair',
    body: v.object({ note: v.string() }),
  },
  {
    file: 'defects/CertifyDialog.tsx',
    path: defect,
    press: notNeededText,
    body: v.object({ note: filled }),
  },
  { file: 'defects/DeferDialog.tsx', path: defect, press: 'Defer', body: deferRequest },
  {
    file: 'defects/ReopenDialog.tsx',
    path: '/defects/23/show',
    press: 'Reopen',
    body: reopenRequest,
  },
  {
    file: 'layout/SignInAgain.tsx',
    path: '/account',
    hasExpired: true,
    body: v.object({ password: filled }),
  },
  { file: 'leads/LeadNotes.tsx', path: lead, press: 'Add note', body: newLeadNote },
  { file: 'leads/LeadReply.tsx', path: lead, press: 'Reply', body: leadReply },
  { file: 'media/DescribeMedia.tsx', path: '/media', press: 'Edit text', body: mediaChange },
  { file: 'people/PersonCreate.tsx', path: '/people/create', body: newPersonRequest },
  { file: 'people/PersonEdit.tsx', path: '/people/9', body: personChanges },
  {
    file: 'vehicles/MergeVehicles.tsx',
    path: '/vehicles/1/show',
    press: 'Merge',
    body: vehicleMerge,
  },
  { file: 'vehicles/VehicleCreate.tsx', path: '/vehicles/create', body: newVehicle },
  { file: 'vehicles/VehicleEdit.tsx', path: '/vehicles/1', body: vehicleChange },
];

/** Whether the schema rejects an empty field, which react-admin sends as '' or as null. */
const isRequired = (schema: v.GenericSchema = v.any()) =>
  ['', null].every((empty) => !v.safeParse(schema, empty).success);

/** The form's fields by name, and whether each has the mark. A switch has no name, because it is never empty. */
function readMarks(): Record<string, boolean> {
  const inputs = document.querySelectorAll<HTMLInputElement>(
    'form :is(input:not([type=checkbox]), textarea)[name]',
  );
  return Object.fromEntries(
    [...inputs].map((input) => {
      const control = input.closest('.MuiFormControl-root');
      const label = control?.querySelector('label, legend')?.textContent ?? '';
      return [input.name, label.endsWith('*')];
    }),
  );
}

test.each(forms)(
  'the form of $path in $file marks the fields that the server rejects without a value, and no others',
  async ({ path, press, body, hasExpired = false }) => {
    const responses = { [withId(leadPaths.seen, 31)]: leadRecords[0] };
    const Page = officeAt(path, { responses, hasExpired });
    render(<Page />);
    if (press) {
      const [button] = await screen.findAllByRole('button', { name: press });
      if (button) await userEvent.click(button);
    }
    await waitFor(() => expect(readMarks()).not.toEqual({}));
    const marks = readMarks();
    const rules = Object.keys(marks).map((name) => [name, isRequired(body.entries[name])]);
    expect(marks).toEqual(Object.fromEntries(rules));
  },
);

const listFields = ({ fields, lists }: Section): Field[] => [
  ...Object.values(fields),
  ...Object.values(lists).flatMap((list) => Object.values(list.fields)),
];

test('ContentField marks the fields that the section requires, and no others', async () => {
  const required: Field = { ...requiredLine('Picture'), kind: 'picture' };
  const all = [required, ...Object.values<Section>(sections).flatMap(listFields)];
  const fields = [
    ...new Map(all.map((field) => [`${field.label} ${field.required}`, field])).values(),
  ];
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <Form>
        {fields.map((field, index) => (
          <div key={index} data-required={field.required}>
            <ContentField source={`field${index}`} field={field} />
          </div>
        ))}
      </Form>
    </AdminContext>,
  );
  await waitFor(() => expect(document.querySelector('.ProseMirror')).not.toBeNull());
  for (const shown of document.querySelectorAll<HTMLElement>('[data-required]')) {
    const isMarked = /\u2009\*/.test(shown.textContent);
    expect([shown.textContent, String(isMarked)]).toEqual([
      shown.textContent,
      shown.dataset.required,
    ]);
  }
});

test('the forms above are all forms of the office', () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' });
  const withForm = files
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file))
    .filter((file) =>
      /<(FormDialog|SimpleForm|Form)\b/.test(readFileSync(join(__dirname, file), 'utf8')),
    );
  const parts = ['form/ConfirmDialog.tsx', 'form/FormDialog.tsx', 'content/SectionForm.tsx'];
  expect(new Set(withForm)).toEqual(new Set([...parts, ...forms.map(({ file }) => file)]));
});
