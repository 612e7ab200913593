import type { Actor } from '@portal/contract/identity';
import type { Language } from '@portal/contract/kernel';
import type { FastifyRequest } from 'fastify';
import type { StagedFile } from '../files/file-store.ts';
import type { Caller } from '../workers/worker-caller.ts';

/** A call that carries an Idempotency-Key, as fingerprints: `name` of person, path and key, `bodyHash` of what was sent. */
export type Retry = {
  readonly name: string;
  readonly bodyHash: string;
  /** The record itself keeps the key, and what it was answered is kept nowhere else. */
  isKeptByRecord: boolean;
};

/** What a command is told besides its input. */
export type CommandContext = {
  actor: Actor;
  /** The version that `If-Match` names. */
  ifMatch: number | undefined;
  /** The files of an upload, whole and staged. */
  files: readonly StagedFile[];
  /** Undefined where the call carries no Idempotency-Key. */
  retry?: Retry;
  /** Runs once the transaction is committed; its failure is logged and does not undo the answer. */
  afterCommit: (work: () => Promise<void>) => void;
};

/** The same, and what only answers look at. */
export type CallContext = CommandContext & {
  language: Language;
  request: FastifyRequest;
  /** The actor to those who work for many at once; tells when nobody waits for the answer any more. */
  caller: Caller;
  /** Runs once the call is over, whatever became of it: clears what was made ready for it. */
  whenOver: (work: () => Promise<void>) => void;
  /** While the input is made ready: which files the transaction may keep, in place of those that came. */
  keepInstead: (files: readonly StagedFile[]) => void;
};
