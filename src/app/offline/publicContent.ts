import { contentCalls } from '@/contract/calls';

const publicPaths: ReadonlySet<string> = new Set(contentCalls);

/** Whether the service worker may cache the response. */
export function isPublicContent(method: string, path: string): boolean {
  return method === 'GET' && publicPaths.has(path);
}
