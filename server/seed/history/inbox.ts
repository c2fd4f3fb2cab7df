import { sql } from 'drizzle-orm';
import type { LeadState } from '@/contract/office/leads';
import { changeModeration, setState } from '../../domain/comments/changeComments';
import { postComment } from '../../domain/comments/postComment';
import { queryRows } from '../../platform/database/rows';
import { addNote, changeLead, markSeen } from '../../domain/leads/changeLeads';
import { storeApplication, storeQuoteRequest } from '../../domain/leads/storeLead';
import type { SeedTime } from './Clock';
import { applications, quotes, testimonials } from './visitors';
import { later, type World } from './World';

export function planInbox(world: World): void {
  planTestimonials(world);
  for (const { ago, minute, reply, note, ...visitor } of [...quotes, ...applications]) {
    world.plan({ ago, minute }, async (time) => {
      const { queries, notifications } = await world.prepareContext('dispatcher', time);
      const context = { queries, notifications, address: '192.0.2.17' };
      if ('quote' in visitor) {
        const pickup_date = world.clock.day({ ago: ago - visitor.ahead });
        await storeQuoteRequest(context, { ...visitor.quote, pickup_date });
      } else await storeApplication(context, visitor.application);
      const [lead] = await queryRows<{ id: number | string }>(
        queries,
        sql`select max(id) as id from leads`,
      );
      if (lead && reply) planReply(world, time, { id: Number(lead.id), reply, note });
    });
  }
}

function planTestimonials(world: World): void {
  const context = {
    database: { queries: world.tx },
    settings: { commentsModeration: false },
    content: { forget: () => undefined },
  };
  const moderate = (time: SeedTime, moderation: boolean, version: number) =>
    world.plan(time, async (at) => {
      const { actor } = await world.prepareContext('admin', at);
      await changeModeration({ api: context, actor }, { moderation, version });
    });
  moderate({ ago: 45, minute: 620 }, true, 1);
  // The specification shows a new comment at once, so only earlier ones wait.
  moderate({ ago: 2, minute: 600 }, false, 2);
  for (const [n, { ago, minute, ...comment }] of testimonials.entries()) {
    world.plan({ ago, minute }, async (time) => {
      await world.prepareContext('dispatcher', time);
      const stored = await postComment(context, {
        comment: { ...comment, is_active: true },
        address: '192.0.2.23',
        repeatable: null,
      });
      if (n > 0) return;
      world.plan(later(time, 600), async (at) => {
        const { actor } = await world.prepareContext('dispatcher', at);
        await setState({ api: context, actor }, [stored.id], 'hidden');
      });
    });
  }
}

interface Replied {
  id: number;
  reply: readonly Exclude<LeadState, 'new'>[] | 'seen';
  note: string | undefined;
}

function planReply(world: World, time: SeedTime, { id, reply, note }: Replied): void {
  const people = ['dispatcher', 'admin'] as const;
  const username = people[id % 5 === 0 ? 1 : 0];
  world.plan(later(time, 35), async (at) => {
    await markSeen(await world.prepareContext(username, at), id);
  });
  if (reply === 'seen') return;
  world.plan(later(time, 50), async (at) => {
    const context = await world.prepareContext(username, at);
    const assignee_id = context.actor.id;
    const [state = 'contacted'] = reply;
    await changeLead(context, id, { version: 1, state, assignee_id });
    if (note) await addNote({ ...context, repeatable: null }, id, note);
  });
  const [, last] = reply;
  if (!last) return;
  world.plan(later(time, 2 * 24 * 60 + 90), async (at) => {
    await changeLead(await world.prepareContext(username, at), id, { version: 2, state: last });
  });
}
