import { contentCalls } from '@/contract/calls';

const publicPaths: ReadonlySet<string> = new Set(contentCalls);

/** Whether the service worker may keep an answer: never one of account or inspection, nor the refresh. */
export function isPublicContent(method: string, path: string): boolean {
  return method === 'GET' && publicPaths.has(path);
}
