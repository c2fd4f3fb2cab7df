import * as contract from '@/contract/office/leads';
import * as change from '../../../domain/leads/changeLeads';
import { replyToLead } from '../../../domain/leads/replyToLead';
import { listLeads, readLead } from '../../../domain/leads/readLeadRecords';
import { found } from '../../../platform/rejections';
import { call } from '../../call';

const { leadPaths: paths, leadRecord: response } = contract;

export const officeLeadCalls = [
  call(
    {
      method: 'GET',
      path: paths.list,
      needs: 'leads',
      summary: 'Applications and quotes, newest first',
      query: contract.leadQuery,
      response: contract.leadListResponse,
    },
    ({ queries, query, timeZone }) => listLeads(queries, query, timeZone),
  ),
  call(
    {
      method: 'GET',
      path: paths.assignees,
      needs: 'leads',
      summary: 'The people whom a lead can be assigned to',
      response: contract.assigneeList,
    },
    ({ queries }) => change.listAssignees(queries),
  ),
  call(
    {
      method: 'GET',
      path: paths.replySender,
      needs: 'leads',
      summary: 'The address from which replies are sent; null without a mail server',
      response: contract.replySender,
    },
    ({ api, signedIn }) => {
      const from = api.settings.mail?.from ?? null;
      return { from, reply_to: signedIn.email || (from ?? '') };
    },
  ),
  call(
    {
      method: 'POST',
      path: paths.reply,
      needs: 'leads',
      response,
      mayBeStale: true,
      summary: 'Send the visitor an email; a new lead is then contacted',
      body: contract.leadReply,
    },
    (input) => {
      const { queries, notifications, actor, signedIn, api, id, body, repeatable } = input;
      const canSend = api.settings.mail !== null;
      return replyToLead(
        { queries, notifications, actor, repeatable, replyTo: signedIn.email, canSend },
        id,
        body,
      );
    },
  ),
  call(
    {
      method: 'GET',
      path: paths.record,
      needs: 'leads',
      response,
      summary: 'A lead with its notes',
    },
    async ({ queries, id }) => found(await readLead(queries, id)),
  ),
  call(
    {
      method: 'PATCH',
      path: paths.record,
      needs: 'leads',
      mayBeStale: true,
      response,
      summary: "Change a lead's state or assignee",
      idFirst: true,
      body: contract.leadChange,
    },
    (input) => change.changeLead(input, input.id, input.body),
  ),
  call(
    {
      method: 'POST',
      path: paths.seen,
      needs: 'leads',
      response,
      summary: 'Someone has opened the lead',
    },
    (input) => change.markSeen(input, input.id),
  ),
  call(
    {
      method: 'POST',
      path: paths.notes,
      needs: 'leads',
      response,
      summary: 'Write a note about a lead',
      body: contract.newLeadNote,
    },
    (input) => change.addNote(input, input.id, input.body.text),
  ),
  call(
    {
      method: 'POST',
      path: paths.deletePersonalData,
      needs: 'leads',
      response,
      mayBeStale: true,
      summary: 'Delete what the visitor wrote; the lead still counts',
      body: contract.versionOnly,
    },
    (input) => change.deletePersonalData(input, input.id, input.body.version),
  ),
];
