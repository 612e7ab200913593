import { Readable } from 'node:stream';
import type { FileAnswer } from '@portal/contract/kernel';
import type { FastifyReply } from 'fastify';
import { windowsName } from '../files/windows-name.ts';

const encode = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** RFC 6266: a plain name for old readers, the true one in UTF-8. Always an attachment, so that nothing is run. */
const dispositionOf = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encode(name)}`;

/** Sends a file under its name (decisions: conventions, HTTP). */
export const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  const name = windowsName(file.name);
  reply
    .type(file.contentType)
    .header('content-disposition', dispositionOf(name))
    .header('x-filename', encode(name))
    .header('cache-control', 'private, no-store');
  if (file.hasFilenameHeader) reply.header('filename', encode(name));
  if (file.size !== undefined) reply.header('content-length', file.size);
  return reply.send(file.content instanceof Uint8Array ? file.content : Readable.from(file.content));
};
