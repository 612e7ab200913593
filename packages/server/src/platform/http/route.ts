import type { FastifyRequest } from 'fastify';

/** Below these lie the calls of the servers; everything else is the web. */
const CALLS = /^\/(api|graph|oidc)(\/|$)/;

const pathOf = ({ url }: FastifyRequest): string => {
  try {
    return decodeURIComponent(new URL(url, 'http://portal').pathname);
  } catch {
    return '';
  }
};

/**
 * The pattern of the route that answers a call, however its address is spelt (`/%61pi/…`, an absolute target); what is no
 * route of ours but lies where calls do, such as `/api/unknown`, goes by its decoded path.
 */
export const routeOf = (request: FastifyRequest): string => {
  const route = request.routeOptions.url ?? '';
  return CALLS.test(route) ? route : pathOf(request);
};

export const isCall = (request: FastifyRequest): boolean => CALLS.test(routeOf(request));

export const isApiCall = (request: FastifyRequest): boolean => routeOf(request).startsWith('/api/');

/** The pattern that may be told in a log: an address may hold a name that was searched for. */
export const loggedRoute = ({ routeOptions }: FastifyRequest): string | undefined =>
  CALLS.test(routeOptions.url ?? '') ? routeOptions.url : undefined;
