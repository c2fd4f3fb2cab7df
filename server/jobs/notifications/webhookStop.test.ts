import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { migratedDataFolder } from '../../testing/databases';
import { startProcess } from '../../testing/serverProcess';
import { until } from '../../testing/until';

// @only-all: stops and restarts processes; webhook.test.ts tests the deliveries.

const application = {
  first_name: 'Marcus',
  last_name: 'Bell',
  phone: '',
  email: '',
  state: '',
  recaptcha_token: '',
};

async function openHangingReceiver() {
  const ids: unknown[] = [];
  const server = createServer((request) => ids.push(request.headers['idempotency-key']));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { ids, url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

describe('a server whose leads receiver hangs', () => {
  it('a server stops on SIGTERM while its leads receiver hangs, and sends the same delivery again after a restart', async () => {
    const folder = await migratedDataFolder();
    const receiver = await openHangingReceiver();
    const env = {
      DATA_DIR: folder,
      SEED: 'none',
      LEADS_WEBHOOK: receiver.url,
      LEADS_WEBHOOK_SECRET: 'x'.repeat(16),
    };
    const server = await startProcess(env);
    for (let lead = 0; lead < 6; lead += 1) {
      const response = await fetch(`${server.url}/api/driver/form/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(application),
      });
      expect(response.status).toBe(201);
    }
    await until(() => receiver.ids.length > 0);
    const begun = Date.now();
    server.signal('SIGTERM');
    // Exit code 0 means that the server has closed its database.
    expect(await server.exited).toBe(0);
    // Proves that the server did not wait for the receiver, which may take 10 s to respond.
    expect(Date.now() - begun).toBeLessThan(9000);
    expect(receiver.ids.length).toBeLessThanOrEqual(5);

    const [first] = receiver.ids;
    receiver.ids.length = 0;
    const again = await startProcess(env);
    await until(() => receiver.ids.includes(first));
    again.signal('SIGTERM');
    expect(await again.exited).toBe(0);
    receiver.close();
    await rm(folder, { recursive: true });
  });
});
