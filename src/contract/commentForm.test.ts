import * as v from 'valibot';
import { commentForm, commentRequest, type CommentForm } from './commentForm';
import { limits } from './limits';

const valid: CommentForm = {
  first_name: 'Dana',
  last_name: 'Miles',
  description: 'They pay on time.',
  company_name: 'Orchard & Sons',
  position_user: 'Owner',
};

function getFieldMessages(changes: Partial<CommentForm>) {
  const result = v.safeParse(commentForm, { ...valid, ...changes });
  if (result.success) return {};
  const { nested = {} } = v.flatten<typeof commentForm>(result.issues);
  return Object.fromEntries(Object.entries(nested).map(([field, list]) => [field, list[0]]));
}

describe('the comment form', () => {
  test.each([
    ['first_name', 'First Name is required'],
    ['last_name', 'Last Name is required'],
    ['description', 'Description is required'],
    ['company_name', 'Company Name is required'],
    ['position_user', 'Position User is required'],
  ] as const)('the comment form requires %s and otherwise reports %s', (field, message) => {
    expect(getFieldMessages({ [field]: '' })).toEqual({ [field]: message });
  });

  test.each([
    ['first_name', 'First name'],
    ['last_name', 'Last name'],
  ] as const)('the comment form limits %s to letters and 100 characters', (field, label) => {
    expect(getFieldMessages({ [field]: 'Mary Ann' })).toEqual({
      [field]: `${label} must contain only letters without spaces`,
    });
    expect(getFieldMessages({ [field]: 'a'.repeat(limits.name) })).toEqual({});
    expect(getFieldMessages({ [field]: 'a'.repeat(limits.name + 1) })).toEqual({
      [field]: `${label} must be 100 characters or less`,
    });
  });

  test('only the comment request, and not the form, limits the description to 2,000 characters and the company and position to 250', () => {
    const long = {
      description: 'a'.repeat(2001),
      company_name: 'a'.repeat(251),
      position_user: 'a'.repeat(251),
    };
    expect(getFieldMessages(long)).toEqual({});
    const request = { ...valid, ...long, is_active: true };
    expect(v.safeParse(commentRequest, request).issues?.map(({ message }) => message)).toEqual([
      'Description must be 2000 characters or less',
      'Company Name must be 250 characters or less',
      'Position User must be 250 characters or less',
    ]);
  });

  test('the request to create a comment must be for an active comment', () => {
    expect(v.is(commentRequest, { ...valid, is_active: true })).toBe(true);
    expect(v.is(commentRequest, { ...valid, is_active: false })).toBe(false);
  });
});
