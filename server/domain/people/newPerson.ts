import * as v from 'valibot';
import { newPersonRequest } from '@/contract/office/people';
import { newUsername } from '../accounts/newUsername';

/** The contract's request with the server's rule for usernames. */
export const newPerson = v.object({ ...newPersonRequest.entries, username: newUsername });
