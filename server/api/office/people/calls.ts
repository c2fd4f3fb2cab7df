import { listResponse } from '@/contract/office/listResponse';
import * as contract from '@/contract/office/people';
import * as people from '../../../domain/people/changePeople';
import { newPerson } from '../../../domain/people/newPerson';
import { listPeople, readPerson } from '../../../domain/people/readPeople';
import { found } from '../../../platform/rejections';
import { call } from '../../call';

const { peoplePaths: paths, person } = contract;

/** Accounts, for admins (docs/product.md, The office). */
export const peopleCalls = [
  call(
    {
      method: 'GET',
      path: paths.list,
      needs: 'people',
      summary: 'People',
      query: contract.peopleQuery,
      response: listResponse(person),
    },
    ({ queries, query }) => listPeople(queries, query),
  ),
  call(
    {
      method: 'POST',
      path: paths.list,
      needs: 'people',
      status: 201,
      summary: 'Add a person; returns their first password, once',
      body: newPerson,
      response: contract.personWithPassword,
    },
    ({ queries, actor, body }) => people.createPerson(queries, actor, body),
  ),
  call(
    {
      method: 'GET',
      path: paths.record,
      needs: 'people',
      summary: 'A person',
      response: person,
    },
    async ({ queries, id }) => found(await readPerson(queries, id)),
  ),
  call(
    {
      method: 'PATCH',
      path: paths.record,
      needs: 'people',
      mayBeStale: true,
      summary: 'Change a person',
      body: contract.personChanges,
      response: person,
    },
    ({ queries, actor, id, body }) => people.updatePerson(queries, actor, id, body),
  ),
  call(
    {
      method: 'POST',
      path: paths.action('reset-password'),
      needs: 'people',
      summary: 'A new first password, returned once; ends every session',
      response: contract.personWithPassword,
    },
    ({ queries, actor, id }) => people.resetPassword(queries, actor, id),
  ),
  call(
    {
      method: 'POST',
      path: paths.action('disable'),
      needs: 'people',
      summary: 'Disable an account; ends every session',
      response: person,
    },
    ({ queries, actor, id }) => people.disablePerson(queries, actor, id),
  ),
  call(
    {
      method: 'POST',
      path: paths.action('enable'),
      needs: 'people',
      summary: 'Enable an account',
      response: person,
    },
    ({ queries, actor, id }) => people.enablePerson(queries, actor, id),
  ),
  call(
    {
      method: 'POST',
      path: paths.action('sign-out'),
      needs: 'people',
      summary: 'End every session of an account',
      response: person,
    },
    ({ queries, actor, id }) => people.signOutPerson(queries, actor, id),
  ),
];
