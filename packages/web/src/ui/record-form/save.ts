import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isFailure } from '../../platform/failure.ts';
import type { FormState } from './state.ts';
import { differingFields, type FormValues, rebased } from './values.ts';

type Stored = { id: number; version: number };

/** What `afterwards` throws when the person stopped it: the record is stored, and the form stays without a word. */
export class SaveStopped extends Error {}

/** What goes with a record once it is stored, such as its photo. */
export type Attachment<Kept extends Stored> = {
  send: (stored: Kept) => Promise<unknown>;
  /** Whether somebody else replaced it meanwhile, so that the person has to decide whose is to stand. */
  isOvertaken: (stored: Kept) => Promise<boolean>;
  /** What is stored is taken where it was overtaken. */
  takeStored: () => void;
};

/** How far an attempt has come: `created` and `changed` have stored the record, and what goes with it is left. */
export type SaveStep = 'create' | 'change' | 'created' | 'changed';

/** How a kind of record is written and read. */
export type RecordCalls<Form extends FormValues, Kept extends Stored> = {
  formOf: (record: Kept) => Form;
  create: (form: Form, idempotencyKey: string) => Promise<Kept>;
  change: (known: Stored, form: Form) => Promise<Kept>;
  read: (id: number) => Promise<Kept>;
  refreshes: readonly QueryKey[];
};

type Given<Form extends FormValues, Kept extends Stored> = {
  calls: RecordCalls<Form, Kept>;
  state: FormState<Form>;
  /** None: a new one is made. */
  record: Kept | undefined;
  attachment?: Attachment<Kept> | undefined;
  onSaved: (stored: Kept, isNew: boolean) => void;
  onFailure: (error: unknown, step: SaveStep) => void;
};

/** The same key for the same form, so that a repeated request makes nothing twice. */
const useIdempotencyKey = () => {
  const last = useRef({ text: '', key: '' });
  return (form: FormValues): string => {
    const text = JSON.stringify(form);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
};

/**
 * Saves a form, one attempt at a time; when somebody was faster, what was typed stays and the person decides. `gone` is
 * what the server says of a record that was deleted meanwhile.
 */
export const useRecordSave = <Form extends FormValues, Kept extends Stored>(given: Given<Form, Kept>) => {
  const { calls, state, record, attachment, onSaved, onFailure } = given;
  const { form, base, dirty, restart } = state;
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  const running = useRef(false);
  const known = useRef(record);
  const [isNew, setIsNew] = useState(record === undefined);
  const [busy, setBusy] = useState(false);
  const [overtaken, setOvertaken] = useState<Kept>();
  const [gone, setGone] = useState<string>();

  const store = async (): Promise<Kept> => {
    const before = known.current;
    if (before !== undefined && !dirty) return before;
    const stored = await (before === undefined ? calls.create(form, keyOf(form)) : calls.change(before, form));
    known.current = stored;
    setIsNew(false);
    restart(form);
    return stored;
  };
  const lookAgain = async (id: number, step: SaveStep): Promise<void> => {
    const stored = await calls.read(id);
    const clashes = await attachment?.isOvertaken(stored);
    // What was stored just now stands in the form already.
    const next = rebased(step === 'changed' || step === 'created' ? form : base, form, calls.formOf(stored));
    known.current = stored;
    restart(calls.formOf(stored), next);
    if (clashes || differingFields(calls.formOf(stored), next).length > 0) return setOvertaken(stored);
    await attachment?.send(stored);
    onSaved(stored, step === 'created');
  };
  const tell = (error: unknown, step: SaveStep): void => {
    if (known.current !== undefined && isFailure(error, 'not-found')) setGone(error.message);
    else onFailure(error, step);
  };
  const fail = async (error: unknown, step: SaveStep): Promise<void> => {
    if (!isFailure(error, 'changed-meanwhile') || known.current === undefined) return tell(error, step);
    await lookAgain(known.current.id, step).catch((again: unknown) => tell(again, step));
  };
  const save = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setOvertaken(undefined);
    const before = known.current;
    let step: SaveStep = before === undefined ? 'create' : 'change';
    try {
      const stored = await store();
      if (stored !== before) step = before === undefined ? 'created' : 'changed';
      await attachment?.send(stored);
      onSaved(stored, step === 'created');
    } catch (error) {
      await fail(error, step);
    } finally {
      running.current = false;
      setBusy(false);
      for (const queryKey of calls.refreshes) void queryClient.invalidateQueries({ queryKey });
    }
  };
  const takeStored = (): void => {
    attachment?.takeStored();
    if (overtaken !== undefined) restart(calls.formOf(overtaken));
    setOvertaken(undefined);
  };
  return { busy, isNew, save, takeStored, stored: overtaken && calls.formOf(overtaken), gone };
};
