import type { CallFailure } from '../../../platform/failure.ts';

type Errors = CallFailure['errors'];

/** What was found wrong with each of the reports that were sent, by the index paths of the server; the rest belongs to none. */
export const faultsOf = (sent: readonly number[], errors: Errors): { at: Map<number, string>; rest: string[] } => {
  const at = new Map<number, string>();
  const rest: string[] = [];
  for (const { path, message } of errors) {
    const id = /^\d+$/.test(path) ? sent[Number(path)] : undefined;
    if (id === undefined) rest.push(message);
    else at.set(id, message);
  }
  return { at, rest };
};
