import { contentCalls } from '@/contract/calls';

const publicPaths: ReadonlySet<string> = new Set(contentCalls);

/**
 * Whether the service worker may cache a response. It never caches responses to account calls,
 * inspection calls or the refresh.
 */
export function isPublicContent(method: string, path: string): boolean {
  return method === 'GET' && publicPaths.has(path);
}
