import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { isCall } from './route.ts';

type Settings = {
  publicUrl: string;
  embedOrigins: readonly string[];
  oidc: { issuer: string } | undefined;
  graphBaseUrl: string | undefined;
};

/** Origins other than our own that the browser must reach. */
const outside = ({ oidc, graphBaseUrl }: Settings, signIn: readonly string[]): string[] => [
  ...new Set([
    ...[oidc?.issuer, graphBaseUrl].filter((url) => url !== undefined).map((url) => new URL(url).origin),
    ...signIn,
  ]),
];

const headersOf = (settings: Settings, reached: readonly string[]): Parameters<typeof helmet>[0] => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...reached],
      frameSrc: ["'self'", ...reached],
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
 * text need them. Framing only by ourselves (silent renewal) and the configured hosts. A page may reach the origins of
 * the sign-in as well, which a provider that was just reached for the first time adds.
 */
export const secureHeaders = (
  app: FastifyInstance,
  settings: Settings,
  signInOrigins: () => Promise<readonly string[]> = () => Promise.resolve([]),
): void => {
  const setters = new Map<string, ReturnType<typeof helmet>>();
  const setterFor = (signIn: readonly string[]): ReturnType<typeof helmet> => {
    const reached = outside(settings, signIn);
    const known = setters.get(reached.join(' ')) ?? helmet(headersOf(settings, reached));
    setters.set(reached.join(' '), known);
    return known;
  };
  app.addHook('onRequest', async (request, reply) => {
    const setHeaders = setterFor(isCall(request) ? [] : await signInOrigins());
    await new Promise<void>((resolve) => setHeaders(request.raw, reply.raw, () => resolve()));
  });
};
