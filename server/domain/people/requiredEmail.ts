import type { Person } from '@/contract/office/people';
import { validation } from '@/contract/messages/validation';

/** Returns the error for a staff member without an email address; null if there is none. */
export const missingEmail = ({ role, email }: Pick<Person, 'role' | 'email'>): string | null =>
  email === '' && role !== 'driver' ? validation.required('Email') : null;
