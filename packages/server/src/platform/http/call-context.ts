import type { Actor } from '@portal/contract/identity';
import type { Language } from '@portal/contract/kernel';
import type { FastifyRequest } from 'fastify';
import type { StagedFile } from '../files/file-store.ts';
import type { Caller } from '../workers/worker-caller.ts';

/** A call with an Idempotency-Key, as hashes: `name` of person, path and key, `bodyHash` of the content. */
export type Retry = {
  readonly name: string;
  readonly bodyHash: string;
  /** The record itself stores the key; the answer is not stored elsewhere. */
  isStoredByRecord: boolean;
};

/** What a command receives besides its input. */
export type CommandContext = {
  actor: Actor;
  /** The version that `If-Match` names. */
  ifMatch: number | undefined;
  /** The received files of an upload, complete and staged. */
  files: readonly StagedFile[];
  /** Undefined without an Idempotency-Key. */
  retry?: Retry;
  /** Runs after the commit; a failure is logged and does not change the answer. */
  afterCommit: (work: () => Promise<void>) => void;
};

/** The same with what only reading handlers and preparation need. */
export type CallContext = CommandContext & {
  language: Language;
  request: FastifyRequest;
  /** Identifies the actor in shared queues; its signal aborts when the client closes the connection. */
  caller: Caller;
  /** Runs when the call has ended, whatever its result: cleans up what was prepared for it. */
  whenOver: (work: () => Promise<void>) => void;
  /** In the preparation of a command: replaces the received files by those that the transaction may store. */
  replaceFiles: (files: readonly StagedFile[]) => void;
};
