/**
 * A bare Fastify server, the baseline of the server bench. It runs in a separate process and, once started, prints the
 * same line as the server.
 */
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
void app.listen({ port: 0, host: '127.0.0.1' }).then((url) => {
  console.log(`Linehaul is at ${url}`);
});
