import { type CallFailure, isFailure, isRefusal } from './failure.ts';

/** Acts of which nobody knows whether they went through, by what was sent: no answer came. */
const unanswered = new Set<string>();

/**
 * Sends an act. One that is sent again after its answer was lost is refused where it had gone through the first time; then what
 * stands is looked at, so that nobody is told that somebody else was faster who was they themselves. `confirmDone` gives what the act
 * would have been answered, and nothing where it is not as it would have it.
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

/** What stands, where it is as an act would have it. */
export const readIfDone = async <Reply>(
  read: Promise<Reply>,
  isDone: (now: Reply) => boolean,
): Promise<Reply | undefined> => {
  const now = await read;
  return isDone(now) ? now : undefined;
};
