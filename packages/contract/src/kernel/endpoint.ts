import type { ProblemCode } from './problem/problem-codes.ts';
import type { Static, TSchema } from './schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The menus a person can hold; `Audit` is never shown by the web (rules/identity.md#menus). */
export const menuNames = ['Approval', 'Document', 'ESMS', 'Admin', 'Audit'] as const;
export type MenuName = (typeof menuNames)[number];

/** Number of the level a call needs at least; see `levels` of identity. */
export type LevelNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Who may call: anyone, an employee who is signed in, or one who holds the menu, at this level or a higher one. */
export type Access = 'public' | 'signed-in' | { readonly menu: MenuName; readonly level?: LevelNumber };

/**
 * A call that takes multipart parts `files` or `file`, within these limits or the usual ones; `part`: the name of the
 * JSON part that travels beside them.
 */
export type Upload = { readonly part?: string; readonly maxFileBytes?: number; readonly maxFiles?: number };

/** How deep a JSON body may be nested and how many keys and elements it may have together (rules/platform.md#limits-of-a-call). */
export const bodyLimits = { depth: 20, elements: 20_000 } as const;

export interface EndpointSpec {
  readonly method: Method;
  /** Path with `:name` parameters, as Fastify and the web's `call` read it. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly upload?: Upload;
  readonly reply: TSchema;
  readonly status?: 200 | 201 | 204;
  /** Largest body in bytes; the server's default is 1 MiB. */
  readonly bodyLimit?: number;
  /** Keys and elements that a body may have together, where it is more than `bodyLimits.elements`. */
  readonly maxElements?: number;
  /** A call that is held until something happens, and so takes no place among those of its caller. */
  readonly waits?: true;
  /** Of a call that is refused before it is known of whose record it is, the log tells not who asked. */
  readonly hidesAsker?: true;
  /** No metric counts the call, and nothing in the log leads to its line in a proxy's log, where the caller's address stands. */
  readonly untraced?: true;
  /** The log has no line of its success, and of its refusals neither address nor caller: that somebody asked at all would tell who it was. */
  readonly isUnlogged?: true;
  /** Problems this call raises beyond those that every call of its kind may answer: see `problemsOf`. */
  readonly problems?: readonly ProblemCode[];
}

type Part<E, K extends keyof EndpointSpec> = E extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** What `call` takes and a handler receives. */
export type InputOf<E> = {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
};

export type ReplyOf<E> = Part<E, 'reply'>;

/** One call of the product: bound by the server, called by the web, printed into OpenAPI. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;
