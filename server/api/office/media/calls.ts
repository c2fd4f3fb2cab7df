import * as contract from '@/contract/office/media';
import { deleteMedia, describeMedia, uploadMedia } from '../../../domain/media/changeMedia';
import { listMedia, readMediaFile } from '../../../domain/media/readMediaFiles';
import { fieldErrors, found } from '../../../platform/rejections';
import { call } from '../../call';

const { mediaPaths: paths, media: response } = contract;

const tooLarge = () =>
  fieldErrors({ file: ['The file is larger than 30 MB. Save it at a smaller size.'] });

export const mediaCalls = [
  call(
    {
      method: 'GET',
      path: paths.list,
      needs: 'media',
      summary: 'Pictures and videos of the site, with the places that show them',
      query: contract.mediaQuery,
      response: contract.mediaListResponse,
    },
    ({ queries, query }) => listMedia(queries, query),
  ),
  call(
    {
      method: 'POST',
      path: paths.list,
      needs: 'media',
      response,
      summary: 'Upload a picture or video',
      query: contract.uploadQuery,
      upload: { type: contract.uploadType, limit: contract.largestUpload, tooLarge },
    },
    (input) => uploadMedia(input, input.query.name, input.readFile),
  ),
  call(
    {
      method: 'GET',
      path: paths.record,
      needs: 'media',
      response,
      summary: 'A picture or video',
    },
    async ({ queries, id }) => found(await readMediaFile(queries, id)),
  ),
  call(
    {
      method: 'PATCH',
      path: paths.record,
      needs: 'media',
      mayBeStale: true,
      response,
      summary: 'Change the alternative text',
      idFirst: true,
      body: contract.mediaChange,
    },
    (input) => describeMedia(input, input.id, input.body),
  ),
  call(
    {
      method: 'DELETE',
      path: paths.record,
      needs: 'media',
      response,
      summary: 'Delete a file that the site does not show',
    },
    (input) => deleteMedia(input, input.id),
  ),
];
