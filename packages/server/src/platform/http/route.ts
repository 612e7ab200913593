import type { FastifyRequest } from 'fastify';

/** The paths of calls; all other paths belong to the web. */
const CALLS = /^\/(api|graph|oidc)(\/|$)/;

const pathOf = ({ url }: FastifyRequest): string => {
  try {
    return decodeURIComponent(new URL(url, 'http://portal').pathname);
  } catch {
    return '';
  }
};

/**
 * The pattern of the route that answers a call, whichever way its URL is encoded (`/%61pi/…`, an absolute target). An
 * unknown path among the calls, such as `/api/unknown`, is returned decoded.
 */
export const routeOf = (request: FastifyRequest): string => {
  const route = request.routeOptions.url ?? '';
  return CALLS.test(route) ? route : pathOf(request);
};

export const isCall = (request: FastifyRequest): boolean => CALLS.test(routeOf(request));

export const isApiCall = (request: FastifyRequest): boolean => routeOf(request).startsWith('/api/');

/** Whether the call asks for the health of this process, as balancers do every second. */
export const isHealthCall = (request: FastifyRequest): boolean => routeOf(request).startsWith('/api/health');

/** The pattern to log instead of the URL, which may contain a name that was searched for. */
export const loggedRoute = ({ routeOptions }: FastifyRequest): string | undefined =>
  CALLS.test(routeOptions.url ?? '') ? routeOptions.url : undefined;
