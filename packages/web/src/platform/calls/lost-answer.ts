import { type CallFailure, isFailure, isRefusal } from './failure.ts';

/** Acts whose result is unknown because no answer arrived, by content. */
const unanswered = new Set<string>();

/**
 * Sends an act. If the answer of an earlier attempt was lost and that attempt had succeeded, the repeated act is
 * refused; the record is then compared, so that users do not see their own act as a change by somebody else.
 * `confirmDone` returns what the act would have answered, or undefined if the record is not as intended.
 */
export const sendAct = async <Reply>(
  sent: string,
  send: () => Promise<Reply>,
  confirmDone: (refusal: CallFailure) => Promise<Reply | undefined>,
): Promise<Reply> => {
  const isRetry = unanswered.delete(sent);
  try {
    return await send();
  } catch (error) {
    if (isFailure(error, 'unreachable')) unanswered.add(sent);
    if (!isRetry || !isRefusal(error)) throw error;
    const reply = await confirmDone(error).catch((lost: unknown) => {
      unanswered.add(sent);
      throw lost;
    });
    if (reply === undefined) throw error;
    return reply;
  }
};

/** Returns the stored record if it is as the act intended. */
export const readIfDone = async <Reply>(
  read: Promise<Reply>,
  isDone: (now: Reply) => boolean,
): Promise<Reply | undefined> => {
  const now = await read;
  return isDone(now) ? now : undefined;
};
