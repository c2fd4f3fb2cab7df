import { listAnswer } from '@/contract/office/listAnswer';
import {
  newPersonRequest,
  peoplePaths as paths,
  peopleQuery,
  person,
  personChanges,
  personWithPassword,
} from '@/contract/office/people';
import type { CallDescription } from '../../openapi/CallDescription';

export const peopleCalls: readonly CallDescription[] = [
  {
    path: paths.list,
    method: 'get',
    summary: 'People (admins)',
    query: peopleQuery,
    answer: listAnswer(person),
    needsBearer: true,
  },
  {
    path: paths.list,
    method: 'post',
    summary: 'Add a person; answers their first password, once (admins)',
    body: newPersonRequest,
    answer: personWithPassword,
    status: 201,
    needsBearer: true,
  },
  {
    path: paths.record,
    method: 'get',
    summary: 'A person (admins)',
    answer: person,
    needsBearer: true,
  },
  {
    path: paths.record,
    method: 'patch',
    summary: 'Change a person (admins)',
    body: personChanges,
    answer: person,
    needsBearer: true,
    mayBeStale: true,
  },
  {
    path: paths.action('reset-password'),
    method: 'post',
    summary: 'A new first password, answered once; ends every session (admins)',
    answer: personWithPassword,
    needsBearer: true,
  },
  {
    path: paths.action('disable'),
    method: 'post',
    summary: 'Disable an account; ends every session (admins)',
    answer: person,
    needsBearer: true,
  },
  {
    path: paths.action('enable'),
    method: 'post',
    summary: 'Enable an account (admins)',
    answer: person,
    needsBearer: true,
  },
  {
    path: paths.action('sign-out'),
    method: 'post',
    summary: 'End every session of an account (admins)',
    answer: person,
    needsBearer: true,
  },
];
