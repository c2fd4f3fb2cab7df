import { listResponse } from '@/contract/office/listResponse';
import * as contract from '@/contract/office/people';
import * as people from '../../../domain/people/changePeople';
import { newPerson } from '../../../domain/people/newPerson';
import { withdrawConsent } from '../../../domain/people/consents';
import * as links from '../../../domain/people/signInLinks';
import { listPeople, readPerson } from '../../../domain/people/readPeople';
import { found } from '../../../platform/rejections';
import { call } from '../../call';

const { peoplePaths: paths, person } = contract;

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
      summary: 'Add a person; returns their sign-in link, once',
      body: newPerson,
      response: contract.personWithLink,
    },
    ({ api, queries, actor, body }) => people.invitePerson({ queries, actor, now: api.now }, body),
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
    ({ queries, actor, signedIn: { sessionId }, notifications, id, body }) =>
      people.updatePerson({ queries, actor, sessionId, notifications }, id, body),
  ),
  call(
    {
      method: 'POST',
      path: paths.action('sign-in-link'),
      needs: 'people',
      summary: 'A link to choose a new password, returned once; ends the old one and every session',
      response: contract.personWithLink,
    },
    ({ api, queries, actor, id }) => links.linkPerson({ queries, actor, now: api.now }, id),
  ),
  call(
    {
      method: 'POST',
      path: paths.action('revoke-link'),
      needs: 'people',
      summary: "Revoke a person's sign-in link",
      response: person,
    },
    ({ queries, actor, id }) => links.revokeLink(queries, actor, id),
  ),
  call(
    {
      method: 'POST',
      path: paths.signInLinks,
      needs: 'people',
      summary: 'A sign-in link for each of several people who have never signed in, returned once',
      body: contract.linksRequest,
      response: contract.linksResponse,
    },
    ({ api, queries, actor, body }) =>
      links.linkSeveral({ queries, actor, now: api.now }, body.ids),
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
      path: paths.action('withdraw-consent'),
      needs: 'people',
      summary: 'Record that a person has withdrawn their consent to sign electronically',
      response: person,
    },
    ({ queries, actor, id }) => withdrawConsent(queries, actor, id),
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
