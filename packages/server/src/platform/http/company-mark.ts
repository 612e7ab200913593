import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Content types of a logo by file extension. */
export const markTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

const lettered = (letters: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#16407a"/><text x="16" y="22" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${letters.length > 1 ? 14 : 18}" fill="#fff">${letters}</text></svg>`;

/** Serves the company's logo, a file or one or two letters, instead of the default one, which stays if none is set. */
export const markRoute = async (app: FastifyInstance, mark: string | undefined): Promise<void> => {
  if (mark === undefined) return;
  const type = markTypes[extname(mark).toLowerCase()];
  const content = type === undefined ? lettered(mark) : await readFile(mark);
  app.get('/favicon.svg', (_request, reply) =>
    reply
      .header('content-type', type ?? 'image/svg+xml')
      .header('cache-control', 'no-cache')
      .send(content),
  );
};
