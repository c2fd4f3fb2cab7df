/**
 * A bare Fastify server, the baseline of the server bench. It has its own process, like the server.
 * Prints the line that the server prints when it has started.
 */
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
void app.listen({ port: 0, host: '127.0.0.1' }).then((url) => {
  console.log(`Linehaul is at ${url}`);
});
