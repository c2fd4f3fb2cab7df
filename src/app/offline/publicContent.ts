import { contentCalls } from '@/contract/calls';

const publicPaths: ReadonlySet<string> = new Set(contentCalls);

/**
 * Whether the service worker may cache a response. It never caches those of account and inspection
 * calls or of the refresh.
 */
export function isPublicContent(method: string, path: string): boolean {
  return method === 'GET' && publicPaths.has(path);
}
