import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { inRoot, root } from '../machine/paths';

test('npm start says in one line before the build that its port is in use', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port) };
  const { status, stdout, stderr } = spawnSync('npm', ['start', '--silent'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  server.close();
  expect(stderr).toMatch(new RegExp(`^Port ${port} is in use\\. [^\\n]+\\n$`));
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('webpack-cli accepts the configuration of the build', () => {
  const webpack = inRoot('node_modules', '.bin', 'webpack');
  const { stdout, stderr } = spawnSync(webpack, ['configtest'], { cwd: root, encoding: 'utf8' });
  expect(stdout + stderr).toContain('No validation errors found');
});
