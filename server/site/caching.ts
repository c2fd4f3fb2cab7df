/**
 * Returns a file's Cache-Control header. A file with a hash in its name never changes. Media and map tiles are
 * occasionally replaced under the same name. Browsers revalidate everything else each time.
 */
export function getCacheControl(path: string): string {
  const plain = path.replace(/\.(br|gz)$/, '');
  if (/[\\/]assets[\\/][^\\/]+\.[0-9a-f]{8,}\.\w+$/.test(plain)) {
    return 'public, max-age=31536000, immutable';
  }
  if (/[\\/]media[\\/]/.test(plain)) return 'public, max-age=86400';
  if (/[\\/]tiles[\\/]/.test(plain)) return 'public, max-age=604800';
  return 'no-cache';
}
