import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, get, set } from 'react-hook-form';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useAttempts, useIdempotencyKey } from '../attempt.ts';
import { differingFields } from '../differences.tsx';
import type { Form } from '../form-state.ts';

type Stored = { id: number; version: number };

/** What `send` throws when the person stopped it: the record is stored, and the form stays without a word. */
export class SaveStopped extends Error {}

/** What goes with a record once it is stored, such as its photo. */
export type Attachment<Saved extends Stored> = {
  send: (stored: Saved) => Promise<unknown>;
  /** Whether somebody else replaced it meanwhile, so that the person has to decide whose is to stand. */
  hasChanged: (stored: Saved) => Promise<boolean>;
  /** What is stored is taken where it was overtaken. */
  takeStored: () => void;
};

/** How far an attempt has come: `created` and `changed` have stored the record, and what goes with it is left. */
export type SaveStep = 'create' | 'change' | 'created' | 'changed';

/** How a kind of record is written and read. */
export type RecordCalls<Values, Saved extends Stored> = {
  formOf: (record: Saved) => Values;
  create: (values: Values, idempotencyKey: string) => Promise<Saved>;
  change: (known: Stored, values: Values) => Promise<Saved>;
  read: (id: number) => Promise<Saved>;
  /** Of a place that holds one record alone: the one that somebody else has put there meanwhile. */
  readThere?: () => Promise<Saved>;
  refreshes: readonly QueryKey[];
};

/** What was changed here, on top of what somebody else saved meanwhile. */
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

type Given<Values extends FieldValues, Saved extends Stored> = {
  form: Form<Values>;
  calls: RecordCalls<Values, Saved>;
  /** None: a new one is made. */
  record: Saved | undefined;
  attachment?: Attachment<Saved> | undefined;
  /** What stands there is worth being saved again, although nothing was typed. */
  mayRepeat?: boolean;
  /** Where this leads to is waited for: nothing is sent twice on the way there. */
  onSaved: (stored: Saved, isNew: boolean) => unknown;
  onFailure: (error: unknown, step: SaveStep) => void;
};

/**
 * Saves a form, one attempt at a time; when somebody was faster, what was typed stays and the person decides. `deletedMessage` is
 * what the server says of a record that was deleted meanwhile.
 */
export const useRecordSave = <Values extends FieldValues, Saved extends Stored>(given: Given<Values, Saved>) => {
  const { form, calls, record, attachment, mayRepeat = false, onSaved, onFailure } = given;
  const { definition } = form;
  const queryClient = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  const { busy, attempt } = useAttempts<'save'>();
  const known = useRef(record);
  const [isNew, setIsNew] = useState(record === undefined);
  const [theirs, setTheirs] = useState<Saved>();
  const [deletedMessage, setDeletedMessage] = useState<string>();

  // What somebody else has made or changed meanwhile is gone on with from there, unless something was typed already.
  useEffect(() => {
    if (record === undefined || form.shown().dirty) return;
    if (known.current !== undefined && known.current.version >= record.version) return;
    known.current = record;
    setIsNew(false);
    form.restart(calls.formOf(record));
  }, [record, form, calls]);

  /** The version it is written against; an older one is set by what was typed before and is taken up again. */
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
 * Whether a form was sent and something in it has been wrong since: only then is all of it named above the fields. What is
 * wrong where one has just been is said there alone, so that nothing moves under the hand that goes on.
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
