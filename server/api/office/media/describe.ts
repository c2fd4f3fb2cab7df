import {
  media,
  mediaChange,
  mediaListAnswer,
  mediaPaths as paths,
  mediaQuery,
  uploadQuery,
} from '@/contract/office/media';
import type { CallDescription } from '../../openapi/CallDescription';

export const mediaCalls: readonly CallDescription[] = [
  {
    path: paths.list,
    method: 'get',
    summary: 'Pictures and videos of the site, with the places that show them (admins)',
    query: mediaQuery,
    answer: mediaListAnswer,
    needsBearer: true,
  },
  {
    path: paths.list,
    method: 'post',
    summary: 'Upload a picture or video: the body is the file as application/octet-stream (admins)',
    query: uploadQuery,
    answer: media,
    needsBearer: true,
  },
  {
    path: paths.record,
    method: 'get',
    summary: 'A picture or video (admins)',
    answer: media,
    needsBearer: true,
  },
  {
    path: paths.record,
    method: 'patch',
    summary: 'Change the alternative text (admins)',
    body: mediaChange,
    answer: media,
    needsBearer: true,
    mayBeStale: true,
  },
  {
    path: paths.record,
    method: 'delete',
    summary: 'Delete a file that the site does not show (admins)',
    answer: media,
    needsBearer: true,
  },
];
