/**
 * How long a file of the site may be kept. A name with a hash of its content never changes its meaning;
 * media are replaced under their names now and then; everything else is requested each time.
 */
export function cacheControlOf(path: string): string {
  const plain = path.replace(/\.(br|gz)$/, '');
  if (/[\\/]assets[\\/][^\\/]+\.[0-9a-f]{8,}\.\w+$/.test(plain)) {
    return 'public, max-age=31536000, immutable';
  }
  if (/[\\/]media[\\/]/.test(plain)) return 'public, max-age=86400';
  return 'no-cache';
}
