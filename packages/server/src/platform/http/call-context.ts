import type { Actor } from '@portal/contract/identity';
import type { Language } from '@portal/contract/kernel';
import type { FastifyRequest } from 'fastify';
import type { StagedFile } from '../files/file-store.ts';
import type { Caller } from '../workers/worker-caller.ts';

/** What a command is told besides its input. */
export type CommandContext = {
  actor: Actor;
  /** The version that `If-Match` names. */
  ifMatch: number | undefined;
  /** The files of an upload, whole and staged. */
  files: readonly StagedFile[];
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
};
