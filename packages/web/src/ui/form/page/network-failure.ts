import { useRef } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import type { DraftCalls, Written } from './draft-save.ts';

/** Nothing came back: the network was gone, before the request went out or before its answer came. */
export const isNetworkFailure = (error: unknown): boolean => isFailure(error, 'unreachable') && error.status === 0;

/** It may have arrived all the same, although no answer told. */
const mayHaveArrived = (error: unknown): boolean =>
  isNetworkFailure(error) || (isFailure(error) && error.status >= 500);

/** The calls of a draft, watched for a network that goes in the middle of them. */
export const useWatchedCalls = <Body, Stored extends Written>(calls: DraftCalls<Body, Stored>) => {
  const hasFileFailed = useRef(false);
  const unanswered = useRef<{ id: number; body: string }>(undefined);
  const watched: DraftCalls<Body, Stored> = {
    ...calls,
    sendFile: (...given) =>
      calls.sendFile(...given).catch((error: unknown) => {
        hasFileFailed.current ||= isNetworkFailure(error);
        throw error;
      }),
    submit: (id, body, version) =>
      calls.submit(id, body, version).catch((error: unknown) => {
        if (mayHaveArrived(error)) unanswered.current = { id, body: JSON.stringify(body) };
        throw error;
      }),
  };
  return {
    calls: watched,
    /** Whether a file was cut off since this was asked last. */
    takeFileNetworkFailure: (): boolean => {
      const was = hasFileFailed.current;
      hasFileFailed.current = false;
      return was;
    },
    /** The record whose submission with this very body was not answered. */
    unansweredWith: (body: Body): number | undefined =>
      unanswered.current?.body === JSON.stringify(body) ? unanswered.current.id : undefined,
  };
};
