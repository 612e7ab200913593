import type { EndpointSpec, ReplyOf } from '@portal/contract/kernel';
import { bodyOf, type CallInput, type CallOptions, failureOfResponse, type Parts, send } from './request.ts';
import { asSignedIn } from './session/signed-in.ts';

type Rest<E> =
  object extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions];

/** Makes a call of the contract and gives its reply; everything else is thrown as a `CallFailure`. */
export const call = <const E extends EndpointSpec>(endpoint: E, ...[input, options]: Rest<E>): Promise<ReplyOf<E>> => {
  const parts: Parts = input ?? {};
  const attempt = async (tokens: Parameters<typeof send>[2]): Promise<ReplyOf<E>> => {
    const response = await send(endpoint, parts, tokens, options);
    if (!response.ok) throw await failureOfResponse(response);
    return (response.status === 204 ? null : await bodyOf(response.json(), options?.signal)) as ReplyOf<E>;
  };
  return endpoint.access === 'public' ? attempt(undefined) : asSignedIn(attempt, endpoint.method !== 'GET');
};
