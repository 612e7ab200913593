import fastifyStatic from '@fastify/static';
import { Problem } from '@portal/contract/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/pool.ts';
import { sendProblem } from './problem-handler.ts';
import { findWebAsset, type WebAssetTables } from './web-asset.queries.ts';
import { ASSETS, DIST, typeOfAsset } from './web-assets.ts';
import { createPage } from './web-page.ts';

/** Everything is a screen of the web but the calls of the servers and the files of a build; `a.b` may be searched for. */
const isPage = (url: string): boolean => {
  const [path = ''] = url.split('?');
  return !/^\/(api|oidc|graph|assets|\.[^/]*)(\/|$)/i.test(path) && !/^\/[^/]+\.[a-z0-9]{1,8}$/i.test(path);
};

type Address = { publicUrl: string; companyName: { ko: string } };

/** Sign-in works at one address only: requests to another name of this machine are redirected there. */
const otherNameOf = (request: FastifyRequest, { publicUrl }: Address): boolean => {
  const { hostname, port } = new URL(publicUrl);
  const isLoopback = (name: string) => name === 'localhost' || name === '127.0.0.1';
  return (
    isLoopback(hostname) &&
    isLoopback(request.hostname) &&
    request.hostname !== hostname &&
    request.port === Number(port)
  );
};

/**
 * How long browsers cache a file without revalidation: one with a hash in its name for ever. The small script that sets
 * the colours before the first paint blocks it and hardly ever changes.
 */
export const cacheControlOf = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('/color-scheme.js') ? 'public, max-age=3600, stale-while-revalidate=604800' : 'no-cache';
};

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/** A file of the version before or after, which runs beside this one; its page asks whichever server the balancer chooses. */
const assetOfOther = async (db: Db<WebAssetTables>, request: FastifyRequest): Promise<Buffer | undefined> =>
  isRead(request) && pathOf(request).startsWith(ASSETS) ? findWebAsset(db, pathOf(request)) : undefined;

/**
 * Serves the built web: its files, those of the version before, which open pages still ask for, and its page for every address
 * that is a screen.
 */
export const webRoutes = async (app: FastifyInstance, address: Address, db: Db<WebAssetTables>): Promise<void> => {
  const page = createPage(DIST, address.companyName.ko);
  if (page !== undefined)
    await app.register(fastifyStatic, {
      root: DIST,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControlOf(path));
      },
    });
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const asset = await assetOfOther(db, request);
    if (asset)
      return reply
        .type(typeOfAsset(pathOf(request)))
        .header('cache-control', cacheControlOf(ASSETS))
        .send(asset);
    if (page === undefined || !isRead(request) || !isPage(request.url))
      return sendProblem(request, reply, new Problem('not-found'));
    const { pathname, search } = new URL(request.url, address.publicUrl);
    if (otherNameOf(request, address)) return reply.redirect(address.publicUrl + pathname + search);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  };
  // Unknown paths are rate-limited like calls.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, answerPage);
  app.get('/', answerPage);
};
