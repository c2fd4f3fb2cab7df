import * as v from 'valibot';
import {
  contentPaths as paths,
  earlierVersions,
  previewAnswer,
  previewRequest,
  restoreRequest,
  sectionChange,
  sectionRecord,
} from '@/contract/office/content/calls';
import { sectionNames } from '@/contract/office/content/sections';
import { siteChecklist, siteChecklistPath } from '@/contract/office/siteChecklist';
import type { CallDescription } from '../../openapi/CallDescription';

export const contentCalls: readonly CallDescription[] = [
  {
    path: paths.record,
    method: 'get',
    summary: 'A section of the public site (admins)',
    ids: sectionNames,
    answer: sectionRecord,
    needsBearer: true,
  },
  {
    path: paths.record,
    method: 'put',
    summary: 'Save a section; keeps the version before (admins)',
    ids: sectionNames,
    body: v.union(sectionNames.map(sectionChange)),
    answer: sectionRecord,
    needsBearer: true,
    mayBeStale: true,
  },
  {
    path: paths.versions,
    method: 'get',
    summary: 'Earlier versions of a section, newest first (admins)',
    ids: sectionNames,
    answer: earlierVersions,
    needsBearer: true,
  },
  {
    path: paths.restore,
    method: 'post',
    summary: 'Bring an earlier version of a section back, as a new one (admins)',
    ids: sectionNames,
    body: restoreRequest,
    answer: sectionRecord,
    needsBearer: true,
    mayBeStale: true,
  },
  {
    path: paths.preview,
    method: 'post',
    summary: 'Keep an unsaved section for one preview; answers its address (admins)',
    ids: sectionNames,
    body: v.union(sectionNames.map(previewRequest)),
    answer: previewAnswer,
    needsBearer: true,
  },
  {
    path: siteChecklistPath,
    method: 'get',
    summary: 'What still holds the placeholders of a blank site (admins)',
    answer: siteChecklist,
    needsBearer: true,
  },
];
