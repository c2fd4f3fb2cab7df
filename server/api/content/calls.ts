import { contentCalls as declared } from '../../domain/content/readers';
import { sendStored } from '../../platform/http/sendStored';
import { call } from '../call';

export const contentCalls = declared.map(({ path, summary, response }) =>
  call(
    { method: 'GET', path, needs: 'nothing', summary, response },
    async ({ api, request, reply }) => sendStored(request, reply, await api.content.response(path)),
  ),
);
