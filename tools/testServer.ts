/**
 * `npm run test:server`: the server's tests, against PGlite and against a private PostgreSQL whose
 * URL they find in TEST_DATABASE_URL. Arguments go on to Jest.
 */
import { startPostgres } from './postgres';
import { runBin } from './run';

async function main(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { url: given, stop: async () => {} } : await startPostgres();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cluster.stop().then(() => process.exit(1)));
  }
  try {
    process.exitCode = await runBin(
      'jest',
      // One file at a time: several measure their own memory, or how long a stop takes.
      ['--selectProjects', 'server', '--ci', '--maxWorkers=1', ...process.argv.slice(2)],
      { env: { ...process.env, TEST_DATABASE_URL: cluster.url } },
    );
  } finally {
    await cluster.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
