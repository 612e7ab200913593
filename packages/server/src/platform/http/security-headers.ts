import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

type Settings = {
  publicUrl: string;
  embedOrigins: readonly string[];
  oidc: { issuer: string } | undefined;
  graphBaseUrl: string | undefined;
};

/** Origins other than our own that the browser must reach. */
const outside = ({ oidc, graphBaseUrl }: Settings): string[] =>
  [oidc?.issuer, graphBaseUrl].filter((url) => url !== undefined).map((url) => new URL(url).origin);

const headersOf = (settings: Settings): Parameters<typeof helmet>[0] => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...outside(settings)],
      frameSrc: ["'self'", ...outside(settings)],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'self'", ...settings.embedOrigins],
    },
  },
  frameguard: settings.embedOrigins.length === 0 ? { action: 'sameorigin' } : false,
  // The sign-in popup tells its opener that it is done.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  strictTransportSecurity: settings.publicUrl.startsWith('https:'),
  referrerPolicy: { policy: 'same-origin' },
});

/**
 * No script but our own files, no eval. Styles may stand in attributes: the component library and the colours of rich
 * text need them. Framing only by ourselves (silent renewal) and the configured hosts. They are the same for every
 * answer, so they are composed once.
 */
export const secureHeaders = (app: FastifyInstance, settings: Settings): void => {
  const setHeaders = helmet(headersOf(settings));
  app.addHook('onRequest', (request, reply, done) => setHeaders(request.raw, reply.raw, () => done()));
};
