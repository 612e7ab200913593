import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const PREFIX = '/oidc/font/';
const STYLE = 'pretendardvariable-dynamic-subset.css';

/** Pretendard, in the parts that a page needs; many machines have no Korean typeface of their own. */
export const FONT_STYLE_PATH = PREFIX + STYLE;

const findFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('pretendard/package.json')), 'dist/web/variable');

/** Serves the typeface of the sign-in page. */
export const fontRoutes = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: findFolder(),
    prefix: PREFIX,
    index: false,
    // The application serves its own files with the same library.
    decorateReply: false,
    maxAge: '1d',
    allowedPath: (path) => path === `/${STYLE}` || path.startsWith('/woff2-dynamic-subset/'),
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  });
};
