import { type Actor, mayUseMenu } from '@portal/contract/identity';
import {
  checker,
  coerceTexts,
  composed,
  type EndpointSpec,
  enforce,
  type FileAnswer,
  type FileInParts,
  fileReply,
  type InputOf,
  mayBeNone,
  noReply,
  Problem,
  type ReplyOf,
  type TSchema,
} from '@portal/contract/kernel';
import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Db, Tx } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { StoreFailure } from '../files/file-failure.ts';
import type { StagedFile } from '../files/file-store.ts';
import type { Caller } from '../workers/worker-caller.ts';
import type { Received } from './body/read-upload.ts';
import type { CallContext } from './call-context.ts';
import { redactCaller, stayUnlogged, stopRedactingCaller } from './caller.ts';
import { answerOnce, type IdempotencyTables } from './idempotency.ts';
import { languageOf } from './language.ts';
import { whenAborted } from './load/aborted-calls.ts';
import { createCallsAtOnce } from './load/calls-at-once.ts';
import { breakTrace } from './proxy-headers.ts';
import { sendFile } from './reply/file.ts';
import { largeReply } from './reply/large.ts';

type Read<E> = (input: InputOf<E>, context: CallContext) => Promise<ReplyOf<E>> | ReplyOf<E>;
type Write<E, Tables, Input = InputOf<E>> = (db: Tx<Tables>, input: Input, context: CallContext) => Promise<ReplyOf<E>>;

/** Binds endpoints to handlers: reads without, writes within one transaction. */
export type Router<Tables> = {
  read: <const E extends EndpointSpec>(endpoint: E, handler: Read<E>) => void;
  write: <const E extends EndpointSpec>(endpoint: E, handler: Write<E, Tables>) => void;
  /** A write with a slow preparation, which runs before the transaction takes a connection and locks. */
  writePrepared: <const E extends EndpointSpec, Ready>(
    endpoint: E,
    prepare: (input: InputOf<E>, context: CallContext) => Promise<Ready> | Ready,
    handler: Write<E, Tables, Ready>,
  ) => void;
};

export type RouterServices<Tables> = {
  db: Db<Tables>;
  /** Raises `not-signed-in` or `employee-not-registered`. */
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>;
  /** Whether the database accepts no writes at present. */
  refusesWrites: () => boolean;
  /** Reads a multipart call before the transaction of its command starts. */
  receive: (request: FastifyRequest, endpoint: EndpointSpec) => Promise<Received>;
  /** Uploads files to the store before the transaction that refers to them. */
  uploadFiles: (files: readonly StagedFile[]) => Promise<void>;
  /** Deletes the staged or stored files of a failed command. */
  discard: (received: Received) => Promise<void>;
};

const actors = new WeakMap<FastifyRequest, Actor>();

type Later = (() => Promise<void>)[];
/** What accompanies a call. */
type Under = {
  left: AbortSignal;
  later?: Later;
  over?: Later;
  received?: Received | undefined;
  replaceFiles?: (files: readonly StagedFile[]) => void;
};

type Handler = (request: FastifyRequest, left: AbortSignal) => Promise<unknown> | unknown;

const JSON_TYPE = 'application/json; charset=utf-8';

const ifMatchOf = (request: FastifyRequest): number | undefined => {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"([0-9]{1,9})"$/.exec(header)?.[1];
  if (version === undefined) throw new Problem('invalid-input', [{ path: 'If-Match', code: 'wrong-type' }]);
  return Number(version);
};

const actorOf = (request: FastifyRequest): Actor => {
  const actor = actors.get(request);
  if (actor === undefined) throw new Error('a route without an actor');
  return actor;
};

const callerOf = (request: FastifyRequest, left: AbortSignal): Caller => ({
  person: actorOf(request).employeeId,
  left,
});

const contextOf = (request: FastifyRequest, under: Under): CallContext => {
  const { left, later = [], over = [], received, replaceFiles = () => undefined } = under;
  return {
    actor: actorOf(request),
    caller: callerOf(request, left),
    language: languageOf(request.headers['accept-language']),
    ifMatch: ifMatchOf(request),
    files: received?.files ?? [],
    afterCommit: (work) => later.push(work),
    whenOver: (work) => over.push(work),
    replaceFiles,
    request,
  };
};

const inputOf = <E extends EndpointSpec>(request: FastifyRequest, received?: Received): InputOf<E> =>
  ({ params: request.params, query: request.query, body: received ? received.body : request.body }) as InputOf<E>;

const send = (reply: FastifyReply, endpoint: EndpointSpec, answer: unknown): FastifyReply | Promise<FastifyReply> => {
  if (endpoint.reply === fileReply) return sendFile(reply, answer as FileAnswer | FileInParts);
  if (answer === null && mayBeNone(endpoint.reply)) return reply.code(204).send();
  reply.code(endpoint.status ?? 200);
  return endpoint.reply === noReply
    ? reply.send()
    : reply.type(JSON_TYPE).send(largeReply(reply, answer, endpoint.status ?? 200) ?? answer);
};

/** Null or an object without fields: a body that would be ignored is refused, so that no input is lost silently. */
const noBody: TSchema = { type: ['object', 'null'], additionalProperties: false };

const schemaOf = (endpoint: EndpointSpec): NonNullable<RouteShorthandOptions['schema']> => {
  const empty: TSchema = { type: 'object', additionalProperties: false };
  const hasJsonReply = endpoint.reply !== fileReply && endpoint.reply !== noReply;
  return {
    params: endpoint.params ?? empty,
    querystring: endpoint.query ?? empty,
    ...(endpoint.upload || endpoint.method === 'GET' ? {} : { body: endpoint.body ?? noBody }),
    ...(hasJsonReply && !('$ref' in endpoint.reply) ? { response: { [endpoint.status ?? 200]: endpoint.reply } } : {}),
  };
};

/** Serializes answers by a schema, compiled at the first answer to keep the start fast. */
const writerOf = (schema: Schema): ((answer: unknown) => string) => {
  let write: ((answer: unknown) => string) | undefined;
  return (answer) => {
    write ??= fastJson(schema);
    return write(answer);
  };
};

/** Failures of the database or the store are logged by their watches. */
const logUncleared = ({ log }: FastifyRequest, err: unknown): void => {
  if (!(err instanceof Problem || err instanceof StoreFailure)) log.error({ err }, 'an upload was not cleared');
};

/**
 * Creates a router for authenticated calls. Handlers with `access: 'public'` get no actor and are bound with Fastify
 * directly.
 */
export const createRouter = <Tables>(
  app: FastifyInstance,
  { db, authenticate, refusesWrites, receive, uploadFiles, discard }: RouterServices<Tables>,
): Router<Tables> => {
  const atOnce = createCallsAtOnce();
  const admit = (endpoint: EndpointSpec) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (endpoint.untraced) breakTrace(request, reply);
    if (endpoint.isUnlogged) stayUnlogged(request);
    if (endpoint.redactsCaller) redactCaller(request);
    const actor = await authenticate(request, reply);
    if (endpoint.redactsCaller) stopRedactingCaller(request);
    actors.set(request, actor);
    if (!endpoint.waits) await atOnce.admit(callerOf(request, whenAborted(reply)), reply);
    if (typeof endpoint.access === 'object')
      enforce(mayUseMenu(actor.grants, endpoint.access.menu, endpoint.access.level));
  };
  const bind = (endpoint: EndpointSpec, handler: Handler) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      validatorCompiler: ({ schema, httpPart }) => {
        const check = checker(schema as TSchema);
        return (raw: unknown) => {
          // A body was normalized when it was read; a missing one is null, for calls with an optional body.
          const value = httpPart === 'body' ? (raw ?? null) : composed(coerceTexts(schema as object, raw));
          const errors = check(value);
          return errors.length === 0 ? { value } : { error: new Problem('invalid-input', errors) };
        };
      },
      serializerCompiler: ({ schema }) => writerOf(schema as Schema),
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      // Ranges count bytes of the uncompressed file.
      ...(endpoint.reply === fileReply ? { compress: false } : {}),
      config: {
        untraced: endpoint.untraced === true || endpoint.isUnlogged === true,
        waits: endpoint.waits === true,
        ...(endpoint.maxElements === undefined ? {} : { maxElements: endpoint.maxElements }),
      },
      onRequest: admit(endpoint),
      preParsing: async (request, reply) => {
        await atOnce.admitBody(callerOf(request, whenAborted(reply)), request, reply);
      },
      handler: async (request, reply) => send(reply, endpoint, await handler(request, whenAborted(reply))),
    });
  };
  const requireWritable = (): void => {
    if (refusesWrites()) throw new Problem('overloaded');
  };
  const writePrepared: Router<Tables>['writePrepared'] = (endpoint, prepare, handler) =>
    bind(endpoint, async (request, left) => {
      requireWritable();
      const received = endpoint.upload ? await receive(request, endpoint) : undefined;
      const later: Later = [];
      const over: Later = received ? [() => discard(received)] : [];
      try {
        let filesToStore: readonly StagedFile[] = received?.files ?? [];
        const replaceFiles = (files: readonly StagedFile[]) => {
          filesToStore = files;
        };
        const context = contextOf(request, { left, later, over, received, replaceFiles });
        const input = await prepare(inputOf(request, received), context);
        await uploadFiles(filesToStore);
        const scheduled = later.length;
        const reply = await inTransaction(db, async (tx) => {
          // The database may have become read-only while the call waited for a connection.
          requireWritable();
          later.length = scheduled;
          const once = tx as unknown as Tx<IdempotencyTables>;
          return answerOnce(once, endpoint, context, () => handler(tx, input, context));
        });
        for (const work of later)
          await work().catch((error: unknown) => request.log.error({ err: error }, 'after commit'));
        return reply;
      } finally {
        // The answer is final; what could not be cleaned up is swept later.
        for (const work of over) await work().catch((err: unknown) => logUncleared(request, err));
      }
    });
  return {
    read: (endpoint, handler) =>
      bind(endpoint, (request, left) => handler(inputOf(request), contextOf(request, { left }))),
    write: (endpoint, handler) => writePrepared(endpoint, (input) => input, handler),
    writePrepared,
  };
};
