import type { FastifyInstance, FastifyRequest } from 'fastify';
import { peoplePaths as paths, peopleQuery, personChanges } from '@/contract/office/people';
import type { Api } from '../../../Api';
import { readBody } from '../../../platform/http/body';
import { idOf } from '../../../platform/http/ids';
import { notFound } from '../../../platform/refusals';
import { actorOf } from '../../actors';
import { readQuery, refuseBody } from '../../requests';
import { requireRole } from '../../requireRole';
import * as people from '../../../domain/people/changePeople';
import { newPerson } from '../../../domain/people/newPerson';
import { listPeople, readPerson } from '../../../domain/people/readPeople';

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
