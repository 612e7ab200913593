import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { isCall } from './route.ts';

type Settings = {
  publicUrl: string;
  embedOrigins: readonly string[];
  oidc: { issuer: string } | undefined;
  graphBaseUrl: string | undefined;
};

/** Other origins that the browser must reach. */
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
  // The sign-in popup sends a message to the page that opened it.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  strictTransportSecurity: settings.publicUrl.startsWith('https:'),
  referrerPolicy: { policy: 'same-origin' },
});

/**
 * The content security policy: only our own script files, no eval. Style attributes are allowed for the component
 * library and the colours of rich text. Only the portal itself (silent renewal) and configured hosts may frame it.
 * Pages may also connect to the origins of the sign-in, which are added when the provider is first reached.
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
