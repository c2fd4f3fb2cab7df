import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { browserErrorsPath } from '@/contract/browserErrors';
import { calls } from '@/contract/calls';

/** Measures response times by declared route, which contains no ids or search text. Does nothing without a registry. */
export function measureRequests(app: FastifyInstance, registry: Registry | undefined): void {
  if (!registry) return;
  const registers = [registry];
  const durations = new Histogram({
    name: 'linehaul_http_request_duration_seconds',
    help: 'Time to the end of a response, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const failedSignIns = new Counter({
    name: 'linehaul_failed_sign_ins_total',
    help: 'Sign-ins that were rejected.',
    registers,
  });
  const browserErrors = new Counter({
    name: 'linehaul_browser_errors_total',
    help: 'Errors of pages that browsers sent.',
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    durations.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    if (route === calls.login && statusCode >= 400 && statusCode < 500) failedSignIns.inc();
    if (route === browserErrorsPath && statusCode === 200) browserErrors.inc();
  });
}
