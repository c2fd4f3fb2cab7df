import type { FastifyInstance, FastifyRequest } from 'fastify';
import { peoplePaths as paths, peopleQuery, personChanges } from '@/contract/office/people';
import type { Api } from '../../Api';
import { readBody } from '../../http/body';
import { idOf } from '../../http/ids';
import { notFound } from '../../http/refusals';
import { actorOf } from '../audit';
import { readQuery, refuseBody } from '../requests';
import { requireRole } from '../requireRole';
import * as people from './changePeople';
import { newPerson } from './newPerson';
import { listPeople, readPerson } from './readPeople';

/** Accounts, for admins (docs/product.md, The office). */
export async function peoplePlugin(app: FastifyInstance, { api }: { api: Api }): Promise<void> {
  const { queries } = api.database;
  const admins = requireRole('people');

  app.get(paths.list, admins, async (request) =>
    listPeople(queries, readQuery(peopleQuery, request)),
  );
  app.post(paths.list, admins, async (request, reply) => {
    const fields = readBody(newPerson, request.body);
    reply.code(201);
    return people.createPerson(queries, actorOf(request), fields);
  });
  app.get(paths.record, admins, async (request) => {
    const person = await readPerson(queries, idOf(request));
    if (!person) throw notFound();
    return person;
  });
  app.patch(paths.record, admins, async (request) => {
    const changes = readBody(personChanges, request.body);
    return people.updatePerson(queries, actorOf(request), idOf(request), changes);
  });

  const actions = {
    'reset-password': people.resetPassword,
    disable: people.disablePerson,
    enable: people.enablePerson,
    'sign-out': people.signOutPerson,
  };
  for (const [action, act] of Object.entries(actions)) {
    app.post(paths.action(action), admins, async (request: FastifyRequest) => {
      refuseBody(request);
      return act(queries, actorOf(request), idOf(request));
    });
  }
}
