import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isFailure } from '../../platform/failure.ts';
import type { FormState } from './form-state.ts';
import { differingFields, type FormValues, rebased } from './form-values.ts';

type Stored = { id: number; version: number };

/** What `afterwards` throws when the person stopped it: the record is stored, and the form stays without a word. */
export class SaveStopped extends Error {}

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
  /** What is sent once the record itself is stored, such as its photo. */
  afterwards?: (stored: Kept) => Promise<unknown>;
  onSaved: (stored: Kept) => void;
  onFailure: (error: unknown, isNew: boolean) => void;
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
  const { calls, state, record, afterwards, onSaved, onFailure } = given;
  const { form, base, dirty, restart } = state;
  const queryClient = useQueryClient();
  const keyOf = useIdempotencyKey();
  const running = useRef(false);
  const known = useRef(record);
  const [busy, setBusy] = useState(false);
  const [overtaken, setOvertaken] = useState<Kept>();
  const [gone, setGone] = useState<string>();

  const store = async (): Promise<Kept> => {
    const before = known.current;
    if (before !== undefined && !dirty) return before;
    const stored = await (before === undefined ? calls.create(form, keyOf(form)) : calls.change(before, form));
    known.current = stored;
    restart(form);
    return stored;
  };
  const lookAgain = async (id: number): Promise<void> => {
    const stored = await calls.read(id);
    const next = rebased(base, form, calls.formOf(stored));
    known.current = stored;
    restart(calls.formOf(stored), next);
    if (differingFields(calls.formOf(stored), next).length > 0) return setOvertaken(stored);
    await afterwards?.(stored);
    onSaved(stored);
  };
  const tell = (error: unknown): void => {
    if (known.current !== undefined && isFailure(error, 'not-found')) setGone(error.message);
    else onFailure(error, known.current === undefined);
  };
  const fail = async (error: unknown): Promise<void> => {
    if (!isFailure(error, 'changed-meanwhile') || known.current === undefined) return tell(error);
    await lookAgain(known.current.id).catch(tell);
  };
  const save = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setOvertaken(undefined);
    try {
      const stored = await store();
      await afterwards?.(stored);
      onSaved(stored);
    } catch (error) {
      await fail(error);
    } finally {
      running.current = false;
      setBusy(false);
      for (const queryKey of calls.refreshes) void queryClient.invalidateQueries({ queryKey });
    }
  };
  const takeStored = (): void => {
    if (overtaken !== undefined) restart(calls.formOf(overtaken));
    setOvertaken(undefined);
  };
  return { busy, save, takeStored, stored: overtaken && calls.formOf(overtaken), gone };
};
