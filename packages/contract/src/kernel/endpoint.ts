import type { ProblemCode } from './problem/problem-codes.ts';
import type { Static, TSchema } from './schema.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The menus that can be granted to a person; the web never shows `Audit` (rules/identity.md#menus). */
export const menuNames = ['Approval', 'Document', 'ESMS', 'Admin', 'Audit'] as const;
export type MenuName = (typeof menuNames)[number];

/** Number of the level a call needs at least; see `levels` of identity. */
export type LevelNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Who may call: anyone, a signed-in employee, or an employee who has the menu at this level or a higher one. */
export type Access = 'public' | 'signed-in' | { readonly menu: MenuName; readonly level?: LevelNumber };

/**
 * Multipart parts `files` or `file` that a call accepts, within these limits or those of `usualUpload`. `part` names
 * the JSON part sent with the files.
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
  /**
   * The server answers this call only when something happens (long polling); it does not count towards the caller's
   * limit of concurrent calls.
   */
  readonly waits?: true;
  /**
   * The log omits the caller of this call when it is refused before its record is known, since the record may be
   * confidential.
   */
  readonly redactsCaller?: true;
  /**
   * No metric counts the call, and the log has no id that could be matched with a proxy's log, which has the caller's
   * address.
   */
  readonly untraced?: true;
  /**
   * Successful calls are not logged, and refused ones without address and caller: for such a call even the fact that
   * somebody made it would reveal who they are.
   */
  readonly isUnlogged?: true;
  /** Problems that this call raises in addition to those of every call of its kind: see `problemsOf`. */
  readonly problems?: readonly ProblemCode[];
}

type Part<E, K extends keyof EndpointSpec> = E extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** The input of a call: what the web's `call` takes and the server's handler receives. */
export type InputOf<E> = {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
};

export type ReplyOf<E> = Part<E, 'reply'>;

/** One call of the product: bound by the server, called by the web, printed into OpenAPI. */
export const endpoint = <const E extends EndpointSpec>(spec: E): E => spec;
