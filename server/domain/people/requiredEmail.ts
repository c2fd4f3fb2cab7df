import type { Person } from '@/contract/office/people';
import { validation } from '@/contract/messages/validation';

/** Returns the error for a staff member without an email address. Drivers need none. Null if there is no error. */
export const missingEmail = ({ role, email }: Pick<Person, 'role' | 'email'>): string | null =>
  email === '' && role !== 'driver' ? validation.required('Email') : null;
