import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  largestUpload,
  mediaChange,
  mediaPaths as paths,
  mediaQuery,
  uploadQuery,
  uploadType,
} from '@/contract/office/media';
import { signedInOf } from '../../authenticate';
import type { Api } from '../../../Api';
import { readBody } from '../../../platform/http/body';
import { handleError } from '../../../platform/http/errorHandler';
import { idOf } from '../../../platform/http/ids';
import { fieldErrors, notFound } from '../../../platform/refusals';
import { readQuery } from '../../requests';
import { requireRole } from '../../requireRole';
import { deleteMedia, describeMedia, uploadMedia } from '../../../domain/media/changeMedia';
import { listMedia, readMediaFile } from '../../../domain/media/readMediaFiles';

/** The site's pictures and videos (docs/product.md, The office). */
export async function officeMediaPlugin(
  app: FastifyInstance,
  { api }: { api: Api },
): Promise<void> {
  const { queries } = api.database;
  const admins = requireRole('media');
  const contextOf = (request: FastifyRequest) => {
    const { userId, username } = signedInOf(request);
    return { queries, actor: { id: userId, name: username } };
  };
  app.addContentTypeParser(uploadType, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const config = { ...admins.config, isUpload: true };
  const uploads = { config, bodyLimit: largestUpload, errorHandler: nameTheLimit };

  app.get(paths.list, admins, async (request) =>
    listMedia(queries, readQuery(mediaQuery, request)),
  );
  app.get(paths.record, admins, async (request) => {
    const found = await readMediaFile(queries, idOf(request));
    if (!found) throw notFound();
    return found;
  });
  app.post(paths.list, uploads, async (request) => {
    const { name } = readQuery(uploadQuery, request);
    if (!Buffer.isBuffer(request.body)) throw fieldErrors({ file: ['The file is empty.'] });
    return uploadMedia(contextOf(request), name, request.body);
  });
  app.patch(paths.record, admins, async (request) =>
    describeMedia(contextOf(request), idOf(request), readBody(mediaChange, request.body)),
  );
  app.delete(paths.record, admins, async (request) =>
    deleteMedia(contextOf(request), idOf(request)),
  );
}

/** Answers a file over the limit like other wrong files: beside the field. */
function nameTheLimit(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  return handleError(error.statusCode === 413 ? tooLarge() : error, request, reply);
}

const tooLarge = () => fieldErrors({ file: ['The file is larger than 30 MB: save it smaller.'] });
