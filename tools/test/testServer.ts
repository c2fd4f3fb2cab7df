/**
 * `npm run test:server` runs the server's tests on PGlite and on the PostgreSQL of TEST_DATABASE_URL. Starts a private
 * PostgreSQL if this variable is not set. Passes arguments to Jest.
 */
import { startPostgres } from '../machine/postgres';
import { runBin } from '../machine/run';

async function main(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? { url: given, stop: async () => {} } : await startPostgres();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cluster.stop().then(() => process.exit(1)));
  }
  try {
    process.exitCode = await runBin(
      'jest',
      ['--selectProjects', 'server', '--ci', ...process.argv.slice(2)],
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
