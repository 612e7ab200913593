import type { EndpointSpec, ReplyOf } from '@portal/contract/kernel';
import { asSignedIn } from '../session/renew-on-refusal.ts';
import type { CallFailure } from './failure.ts';
import { sendAct } from './lost-answer.ts';
import { addressOf, bodyOf, type CallInput, type CallOptions, failureOfResponse, type Parts, send } from './request.ts';

type Options<E> = CallOptions & {
  /**
   * For an act that cannot be done twice: reads the record and returns it if it is as intended (`confirmDone`); null for
   * an act without a reply.
   */
  confirmDone?: () => Promise<ReplyOf<E> | null | undefined>;
};

type Rest<E> =
  object extends CallInput<E>
    ? [input?: CallInput<E>, options?: Options<E>]
    : [input: CallInput<E>, options?: Options<E>];

/** A deleted record is not found, or is hidden as if it did not exist. */
const isMissing = ({ status, code }: CallFailure): boolean => status === 404 || code === 'no-permission-on-document';

/** Makes a call of the contract and returns its reply; any failure is thrown as a `CallFailure`. */
export const call = <const E extends EndpointSpec>(endpoint: E, ...[input, options]: Rest<E>): Promise<ReplyOf<E>> => {
  const parts: Parts = input ?? {};
  const attempt = async (tokens: Parameters<typeof send>[2]): Promise<ReplyOf<E>> => {
    const response = await send(endpoint, parts, tokens, options);
    if (!response.ok) throw await failureOfResponse(response);
    return (response.status === 204 ? null : await bodyOf(response.json(), options?.signal)) as ReplyOf<E>;
  };
  if (endpoint.access === 'public') return attempt(undefined);
  if (endpoint.method === 'GET') return asSignedIn(attempt);
  const confirmDone = async (refusal: CallFailure): Promise<ReplyOf<E> | undefined> => {
    if (endpoint.method === 'DELETE' && isMissing(refusal)) return null as ReplyOf<E>;
    return (await options?.confirmDone?.()) as ReplyOf<E> | undefined;
  };
  const sent = `${endpoint.method} ${addressOf(endpoint, parts)} ${JSON.stringify(parts.body)}`;
  return sendAct(sent, () => asSignedIn(attempt, true), confirmDone);
};
