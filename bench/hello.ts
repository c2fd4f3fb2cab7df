/** The baseline of the server bench: a bare Fastify in its own process, as our server is, with the line of its start. */
import fastify from 'fastify';

const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
void app.listen({ port: 0, host: '127.0.0.1' }).then((url) => {
  console.log(`Linehaul is at ${url}`);
});
