import { listAnswer } from '@/contract/office/listAnswer';
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
      ...{ method: 'GET', path: paths.list, needs: 'people', summary: 'People' },
      query: contract.peopleQuery,
      answer: listAnswer(person),
    },
    ({ queries, query }) => listPeople(queries, query),
  ),
  call(
    {
      ...{ method: 'POST', path: paths.list, needs: 'people', status: 201 },
      summary: 'Add a person; answers their first password, once',
      body: newPerson,
      answer: contract.personWithPassword,
    },
    ({ queries, actor, body }) => people.createPerson(queries, actor, body),
  ),
  call(
    {
      ...{ method: 'GET', path: paths.record, needs: 'people', summary: 'A person' },
      answer: person,
    },
    async ({ queries, id }) => found(await readPerson(queries, id)),
  ),
  call(
    {
      ...{ method: 'PATCH', path: paths.record, needs: 'people', mayBeStale: true },
      summary: 'Change a person',
      body: contract.personChanges,
      answer: person,
    },
    ({ queries, actor, id, body }) => people.updatePerson(queries, actor, id, body),
  ),
  call(
    {
      ...{ method: 'POST', path: paths.action('reset-password'), needs: 'people' },
      summary: 'A new first password, answered once; ends every session',
      answer: contract.personWithPassword,
    },
    ({ queries, actor, id }) => people.resetPassword(queries, actor, id),
  ),
  call(
    {
      ...{ method: 'POST', path: paths.action('disable'), needs: 'people' },
      summary: 'Disable an account; ends every session',
      answer: person,
    },
    ({ queries, actor, id }) => people.disablePerson(queries, actor, id),
  ),
  call(
    {
      ...{ method: 'POST', path: paths.action('enable'), needs: 'people' },
      summary: 'Enable an account',
      answer: person,
    },
    ({ queries, actor, id }) => people.enablePerson(queries, actor, id),
  ),
  call(
    {
      ...{ method: 'POST', path: paths.action('sign-out'), needs: 'people' },
      summary: 'End every session of an account',
      answer: person,
    },
    ({ queries, actor, id }) => people.signOutPerson(queries, actor, id),
  ),
];
