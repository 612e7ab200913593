import { useRef } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import type { DraftCalls, Written } from './draft-save.ts';

/** No answer arrived: the network failed before the request was sent or before its answer came. */
export const isNetworkFailure = (error: unknown): boolean => isFailure(error, 'unreachable') && error.status === 0;

/** The request may have arrived although no answer did. */
const mayHaveArrived = (error: unknown): boolean =>
  isNetworkFailure(error) || (isFailure(error) && error.status >= 500);

/** Wraps the calls of a draft to detect network failures between them. */
export const useWatchedCalls = <Body, Stored extends Written>(calls: DraftCalls<Body, Stored>) => {
  const hasFileFailed = useRef(false);
  const unanswered = useRef<{ id: number; body: string }>(undefined);
  const watched: DraftCalls<Body, Stored> = {
    ...calls,
    sendFile: (...args) =>
      calls.sendFile(...args).catch((error: unknown) => {
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
    /** Whether a file upload failed by the network since the last call of this function. */
    takeFileNetworkFailure: (): boolean => {
      const was = hasFileFailed.current;
      hasFileFailed.current = false;
      return was;
    },
    /** The id of the record whose submission with this body got no answer. */
    unansweredWith: (body: Body): number | undefined =>
      unanswered.current?.body === JSON.stringify(body) ? unanswered.current.id : undefined,
  };
};
