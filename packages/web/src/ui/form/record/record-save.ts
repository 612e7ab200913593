import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, get, set } from 'react-hook-form';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useAttempts, useIdempotencyKey } from '../attempt.ts';
import { differingFields } from '../differences.tsx';
import type { Form } from '../form-state.ts';

type Stored = { id: number; version: number };

/** Thrown by `send` when the user stopped it: the record is stored, and the form stays without a message. */
export class SaveStopped extends Error {}

/** What is sent after a record is stored, such as its photo. */
export type Attachment<Saved extends Stored> = {
  send: (stored: Saved) => Promise<unknown>;
  /** Whether somebody else replaced it meanwhile, so that the user has to decide. */
  hasChanged: (stored: Saved) => Promise<boolean>;
  /** Uses the stored one instead of that of the user. */
  takeStored: () => void;
};

/** The step of an attempt: in `created` and `changed` the record is stored, and its attachment is left. */
export type SaveStep = 'create' | 'change' | 'created' | 'changed';

/** How a kind of record is written and read. */
export type RecordCalls<Values, Saved extends Stored> = {
  formOf: (record: Saved) => Values;
  create: (values: Values, idempotencyKey: string) => Promise<Saved>;
  change: (known: Stored, values: Values) => Promise<Saved>;
  read: (id: number) => Promise<Saved>;
  /** For a place with a single record: reads the one that somebody else created there meanwhile. */
  readThere?: () => Promise<Saved>;
  refreshes: readonly QueryKey[];
};

/** Applies the changes made here to the version that somebody else saved meanwhile. */
export const rebased = <Values extends FieldValues>(
  base: Values,
  mine: Values,
  stored: Values,
  definition: { fields: readonly string[] },
): Values => {
  const next = structuredClone(stored);
  for (const field of differingFields(base, mine, definition)) set(next, field, get(mine, field));
  return next;
};

type Options<Values extends FieldValues, Saved extends Stored> = {
  form: Form<Values>;
  calls: RecordCalls<Values, Saved>;
  /** Undefined creates a new record. */
  record: Saved | undefined;
  attachment?: Attachment<Saved> | undefined;
  /** The record may be saved again unchanged. */
  mayRepeat?: boolean;
  /** The navigation that this starts is awaited, so that nothing is sent twice meanwhile. */
  onSaved: (stored: Saved, isNew: boolean) => unknown;
  onFailure: (error: unknown, step: SaveStep) => void;
};

/**
 * Saves a form, one attempt at a time; on a conflict the typed values stay and the user decides. `deletedMessage` is
 * the server's message for a record that was deleted meanwhile.
 */
export const useRecordSave = <Values extends FieldValues, Saved extends Stored>(options: Options<Values, Saved>) => {
  const { form, calls, record, attachment, mayRepeat = false, onSaved, onFailure } = options;
  const { definition } = form;
  const queryClient = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  const { busy, attempt } = useAttempts<'save'>();
  const known = useRef(record);
  const [isNew, setIsNew] = useState(record === undefined);
  const [theirs, setTheirs] = useState<Saved>();
  const [deletedMessage, setDeletedMessage] = useState<string>();

  // Continues with a version by somebody else, unless the user has already typed something.
  useEffect(() => {
    if (record === undefined || form.shown().dirty) return;
    if (known.current !== undefined && known.current.version >= record.version) return;
    known.current = record;
    setIsNew(false);
    form.restart(calls.formOf(record));
  }, [record, form, calls]);

  /** The version that the form is based on; it stays while there are unsaved changes. */
  const version = useMemo(
    (): RefObject<number | undefined> => ({
      get current() {
        return known.current?.version;
      },
      set current(older) {
        if (known.current !== undefined && older !== undefined) known.current = { ...known.current, version: older };
      },
    }),
    [],
  );

  const store = async (): Promise<Saved> => {
    const before = known.current;
    if (before !== undefined && !form.shown().dirty && !mayRepeat) return before;
    const values = form.current();
    const stored = await (before === undefined ? calls.create(values, keyOf(values)) : calls.change(before, values));
    known.current = stored;
    setIsNew(false);
    form.saved(values);
    return stored;
  };
  const readTheirs = async (read: () => Promise<Saved>, step: SaveStep): Promise<void> => {
    const stored = await read();
    const now = calls.formOf(stored);
    const clashes = await attachment?.hasChanged(stored);
    const next = rebased(form.base(), form.current(), now, definition);
    known.current = stored;
    setIsNew(false);
    form.restart(now, next);
    if (clashes || differingFields(now, next, definition).length > 0) return setTheirs(stored);
    await attachment?.send(stored);
    onSaved(stored, step === 'created');
  };
  const showFailure = (error: unknown, step: SaveStep): void => {
    if (known.current !== undefined && isFailure(error, 'not-found')) setDeletedMessage(messageOf(error));
    else onFailure(error, step);
  };
  const fail = async (error: unknown, step: SaveStep): Promise<void> => {
    const before = known.current;
    const read = before === undefined ? calls.readThere : () => calls.read(before.id);
    if (!isFailure(error, 'changed-meanwhile') || read === undefined) return showFailure(error, step);
    await readTheirs(read, step).catch((mayRepeat: unknown) => showFailure(mayRepeat, step));
  };
  const save = (): Promise<void> =>
    attempt(async (start) => {
      start('save');
      setTheirs(undefined);
      const before = known.current;
      let step: SaveStep = before === undefined ? 'create' : 'change';
      let onward: unknown;
      try {
        const stored = await store();
        if (stored !== before) step = before === undefined ? 'created' : 'changed';
        await attachment?.send(stored);
        onward = onSaved(stored, step === 'created');
      } catch (error) {
        await fail(error, step);
      } finally {
        for (const queryKey of calls.refreshes) void queryClient.invalidateQueries({ queryKey });
      }
      await onward;
    });
  const takeStored = (): void => {
    attachment?.takeStored();
    if (theirs !== undefined) form.restart(calls.formOf(theirs));
    setTheirs(undefined);
  };
  return {
    busy: busy !== undefined,
    isNew,
    mayRepeat,
    version,
    save,
    takeStored,
    stored: theirs && calls.formOf(theirs),
    deletedMessage,
  };
};

/**
 * Whether the form was submitted and still has problems since: only then are all of them listed above the fields.
 * Otherwise a problem is shown at its field alone, so that the layout does not move while the user types.
 */
export const useTried = (isRight: boolean, busy: boolean) => {
  const [wasTried, setTried] = useState(false);
  const wasWrong = useRef(false);
  useEffect(() => {
    if (!isRight) wasWrong.current = true;
    else if (!busy && wasWrong.current) {
      wasWrong.current = false;
      setTried(false);
    }
  }, [isRight, busy]);
  return { wasTried, tried: () => setTried(true) };
};
