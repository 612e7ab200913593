import { Readable } from 'node:stream';
import { type ByteRange, type FileAnswer, type FileInParts, Problem } from '@portal/contract/kernel';
import type { FastifyReply } from 'fastify';
import { windowsName } from '../../files/windows-name.ts';
import { requestedPart } from './byte-range.ts';

const encode = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** RFC 6266: a plain name for old readers, the true one in UTF-8. */
const dispositionOf = (name: string, isInline: boolean): string =>
  `${isInline ? 'inline' : 'attachment'}; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encode(name)}`;

/** A displayed file becomes a page of an opaque origin that may load and run nothing. */
const SANDBOX = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Returns a stream unchanged, so that it is closed when the call is aborted before reading. */
const streamOf = (content: AsyncIterable<Uint8Array>): Readable =>
  content instanceof Readable ? content : Readable.from(content);

type Opened = { body: Uint8Array | Readable; size: number | undefined; part?: ByteRange | undefined };

/** Opens the whole file or the requested range. */
const opened = async (reply: FastifyReply, file: FileAnswer | FileInParts): Promise<Opened> => {
  const { size } = file;
  if ('content' in file)
    return { body: file.content instanceof Uint8Array ? file.content : streamOf(file.content), size };
  try {
    const part = requestedPart(reply.request, file.size);
    return { body: streamOf(await file.open(part)), size: part ? part.to - part.from + 1 : size, part };
  } catch (error) {
    if (error instanceof Problem && error.code === 'range-not-satisfiable')
      reply.header('content-range', `bytes */${size}`);
    throw error;
  }
};

/** Sends a file with its name (rules/platform.md#downloads). */
export const sendFile = async (reply: FastifyReply, file: FileAnswer | FileInParts): Promise<FastifyReply> => {
  const { body, size, part } = await opened(reply, file);
  const isInline = file.isInline === true;
  const name = windowsName(file.name);
  reply
    .type(file.contentType)
    .header('content-disposition', dispositionOf(name, isInline))
    .header('x-filename', encode(name))
    .header('cache-control', 'private, no-store');
  if (isInline) reply.header('content-security-policy', SANDBOX);
  if (file.hasFilenameHeader) reply.header('filename', encode(name));
  if ('open' in file) reply.header('accept-ranges', 'bytes');
  if (part) reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${file.size}`);
  if (size !== undefined) reply.header('content-length', size);
  return reply.send(body);
};
