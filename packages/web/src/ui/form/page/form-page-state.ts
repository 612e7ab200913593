/** The running act: `stay` saves while the user continues writing. */
export type Saving = 'save' | 'stay' | 'submit';

/**
 * What a page with a form shows besides its fields.
 *
 * | phase    | means                                                               | ends by                       |
 * |----------|---------------------------------------------------------------------|-------------------------------|
 * | editing  | the person writes; messages of the last attempt stand above         | the next attempt              |
 * | waiting  | the network failed, nothing may be changed, it is sent again        | an answer, or `stop`          |
 * | conflict | somebody saved another version since this one was read              | `overwrite` or `takeStored`   |
 * | closed   | the record is deleted or submitted, and can no longer be written    | saving it as a new one        |
 *
 * In each of them one attempt may be under way; whether it is `useAttempts` says.
 */
export type FormPageState = {
  phase: 'editing' | 'waiting' | 'conflict' | 'closed';
  /** Messages that belong to no field. */
  messages: readonly string[];
  /** The act to retry once the network is back; only while waiting. */
  retrying: Saving | undefined;
};

export type FormPageEvent =
  /** Clears the messages of the last attempt; a waiting act continues to wait. */
  | { kind: 'cleared' }
  | { kind: 'answered' }
  | { kind: 'refused'; phase: 'editing' | 'conflict' | 'closed'; messages: readonly string[] }
  | { kind: 'network-failed'; saving: Saving }
  | { kind: 'stopped' };

export const formPageBeginning: FormPageState = {
  phase: 'editing',
  messages: [],
  retrying: undefined,
};

/** The state of a page with a form after something happened to it. */
export const formPageStateAfter = (state: FormPageState, event: FormPageEvent): FormPageState => {
  switch (event.kind) {
    case 'cleared':
      return state.phase === 'waiting' ? state : formPageBeginning;
    case 'refused':
      return { ...formPageBeginning, phase: event.phase, messages: event.messages };
    case 'network-failed':
      return { ...formPageBeginning, phase: 'waiting', retrying: event.saving };
    case 'answered':
      // A refusal shown meanwhile stays.
      return state.phase === 'waiting' ? formPageBeginning : state;
    case 'stopped':
      return formPageBeginning;
  }
};
