import type { MultipartFile } from '@fastify/multipart';
import { checker, type EndpointSpec, Problem, usualUpload } from '@portal/contract/kernel';
import type { FastifyRequest } from 'fastify';
import { StoreFailure } from '../../files/file-failure.ts';
import type { FileScanner } from '../../files/file-scanner.ts';
import type { FileStore, StagedFile } from '../../files/file-store.ts';
import { hashOf, rememberHash } from './hash.ts';
import { readJson } from './json.ts';

const FILE_PARTS = ['files', 'file'];

/** The content of a multipart call. */
export type Received = { body: unknown; files: StagedFile[] };

/** Decodes how browsers write quotes and line breaks in file names (HTML, multipart/form-data encoding). */
const decodeQuoted = (name: string): string => name.replace(/%(?:22|0D|0A)/g, decodeURIComponent);

/**
 * The last part of a path, normalized (macOS sends Korean names decomposed), without control characters except emoji
 * joiners.
 */
const cleanName = (raw: string | undefined): string => {
  const name =
    decodeQuoted(raw ?? '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  const clean = name
    .slice(0, 4_000)
    .normalize('NFC')
    .toWellFormed()
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  const stem =
    clean.length > 255 ? clean.slice(0, 200).toWellFormed() + (/\.[^.]{1,20}$/.exec(clean)?.[0] ?? '') : clean;
  return stem === '' || stem === '.' || stem === '..' ? 'file' : stem;
};

/** A browser may send the JSON part as a file; it is read completely, with the limit of a field. */
const readText = async (part: MultipartFile, maxBytes: number): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Problem('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parseJson = (part: string, value: unknown, { maxElements }: EndpointSpec): Promise<unknown> =>
  readJson(String(value), maxElements).catch((error: unknown) => {
    const isReported = error instanceof Problem && error.errors.length > 0;
    throw isReported ? error : new Problem('invalid-input', [{ path: part, code: 'wrong-type' }]);
  });

/** Errors of our own system: no free descriptor. */
const SYSTEM = /^E(MFILE|NFILE)$/;

/** Failures of this server are raised unchanged; all others mean an incomplete upload. */
const brokenOff = (error: unknown): unknown => {
  const { code = '' } = error as { code?: string };
  const isOurs =
    error instanceof Problem ||
    error instanceof StoreFailure ||
    error instanceof TypeError ||
    code.startsWith('FST_') ||
    SYSTEM.test(code);
  return isOurs ? error : new Problem('invalid-input', [{ path: 'files', code: 'file-broken' }]);
};

const requireFitting = (endpoint: EndpointSpec, body: unknown): void => {
  const errors = endpoint.body ? checker(endpoint.body)(body) : [];
  if (errors.length > 0) throw new Problem('invalid-input', errors);
};

/** Reads a call to an upload endpoint that was sent as plain JSON, which only those with a JSON part allow. */
const receiveJson = (request: FastifyRequest, endpoint: EndpointSpec): Received => {
  if (!endpoint.body) throw new Problem('unsupported-media-type');
  requireFitting(endpoint, request.body);
  return { body: request.body, files: [] };
};

/**
 * Reads a multipart call: stages and scans its files, and checks the JSON part against the endpoint's body. On any
 * failure the staged files are deleted.
 */
export const receiveUpload = async (
  request: FastifyRequest,
  endpoint: EndpointSpec,
  { store, scanner }: { store: FileStore; scanner?: FileScanner | undefined },
): Promise<Received> => {
  if (!request.isMultipart()) return receiveJson(request, endpoint);
  const jsonPart = endpoint.upload?.part;
  const { maxFileBytes, maxFiles } = { ...usualUpload, ...endpoint.upload };
  const maxJson = endpoint.bodyLimit ?? 1_000_000;
  const files: StagedFile[] = [];
  let body: unknown;
  try {
    const parts = request.parts({
      // The JSON part may come as a field, a file, or with only a content type.
      isPartAFile: (name, contentType, fileName) =>
        fileName !== undefined ||
        contentType === 'application/octet-stream' ||
        (name === jsonPart && contentType?.startsWith('application/json') === true),
      limits: {
        fileSize: Math.max(maxFileBytes, jsonPart ? maxJson : 0) + 1,
        files: maxFiles + 1,
        fieldSize: maxJson,
        // One more than allowed, so that the surplus part can be named.
        fields: 2,
        parts: maxFiles + 2,
      },
    });
    for await (const part of parts) {
      if (part.fieldname === jsonPart && body === undefined) {
        const text = part.type === 'file' ? await readText(part, maxJson) : part.value;
        body = await parseJson(part.fieldname, text, endpoint);
      } else if (part.type !== 'file' || !FILE_PARTS.includes(part.fieldname))
        throw new Problem('invalid-input', [{ path: part.fieldname, code: 'unknown-field' }]);
      else if (files.length === maxFiles) throw new Problem('too-large');
      else files.push(await store.stage(cleanName(part.filename), part.file, maxFileBytes));
    }
    requireFitting(endpoint, body);
    if (!endpoint.body && files.length === 0)
      throw new Problem('invalid-input', [{ path: 'files', code: 'file-missing' }]);
    for (const file of files) await scanner?.require(file);
    if (jsonPart) rememberHash(request, hashOf(JSON.stringify(body ?? null)));
    return { body, files };
  } catch (error) {
    await Promise.allSettled(files.map((file) => store.discard(file)));
    throw brokenOff(error);
  }
};
