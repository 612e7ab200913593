import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { EmbeddedProvider } from './embedded-provider.ts';
import { fontRoutes } from './font.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';

const PREFIX = '/oidc';
const FORM_LIMIT = 10_000;

/**
 * The provider builds its addresses from the request. It is told the configured address in place of what the caller
 * claims in `Host` and the forwarding headers.
 */
const asConfigured = (request: IncomingMessage, publicUrl: URL): void => {
  request.headers.host = publicUrl.host;
  delete request.headers['x-forwarded-host'];
  delete request.headers['x-forwarded-for'];
  request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
};

/** The library mounts itself below a prefix by the difference of these two, as Express leaves them. */
const belowPrefix = (request: IncomingMessage): void => {
  const url = request.url ?? '';
  Object.assign(request, { originalUrl: url, url: url.slice(PREFIX.length) || '/' });
};

/**
 * Serves the provider below `/oidc`. Registered after the application's own hooks, whose headers then stand on these
 * answers too; bodies reach the library unread.
 */
export const mountProvider = async (app: FastifyInstance, embedded: EmbeddedProvider): Promise<void> => {
  const publicUrl = new URL(embedded.publicUrl);
  const answer = embedded.provider.callback();

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${PREFIX}/*`, async (request, reply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      asConfigured(request.raw, publicUrl);
      belowPrefix(request.raw);
      await answer(request.raw, reply.raw);
    });
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const form = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    signInRoutes(scope, embedded);
    await fontRoutes(scope);
  });
};
