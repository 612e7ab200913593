import { deepEqual } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import {
  createFormControl,
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  useForm as useMounted,
  useWatch,
} from 'react-hook-form';
import type { Definition } from './form-definition.ts';
import { type FieldMessage, fieldAt, fieldMessagesOf } from './paths.ts';

/** What is told at each field that is wrong. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

const nothing: readonly string[] = [];

const byField = (
  messages: readonly FieldMessage[],
  definition: Pick<Definition<never>, 'fields' | 'aliases'>,
): FieldErrors => {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of messages) {
    const field = fieldAt(path, definition);
    if (field === undefined) continue;
    errors[field] ??= [];
    if (!errors[field].includes(message)) errors[field].push(message);
  }
  return errors;
};

/**
 * A form outside of the drawing: its values, what it began with, and what is told at its fields. Every field listens for
 * its own, so that a letter typed into one of a hundred draws one.
 */
export const createForm = <Values extends FieldValues>(initial: Values, definition: Definition<Values>) => {
  const control = createFormControl<Values>({ defaultValues: initial as DefaultValues<Values> });
  const visited = new Set<string>();
  const listeners = new Set<() => void>();
  let values = structuredClone(initial);
  let base = values;
  let refused: { messages: readonly FieldMessage[]; at: Values } = { messages: [], at: values };
  let shown: { dirty: boolean; round: number; errors: FieldErrors } = { dirty: false, round: 0, errors: {} };

  const isSame = definition.same ?? ((one: Values, other: Values) => deepEqual(one, other));
  const live = (): FieldErrors => {
    const problems = (definition.check?.(values) ?? []).filter(
      ({ path, code }) => code === 'too-long' || visited.has(fieldAt(path, definition) ?? path),
    );
    const first = Object.entries(byField(fieldMessagesOf(problems, definition), definition)).map(
      ([field, messages]) => [field, messages.slice(0, 1)],
    );
    return Object.fromEntries(first);
  };
  const remaining = (): readonly FieldMessage[] => {
    if (definition.isMoot?.(refused.at, values)) return [];
    return refused.messages.filter(({ path }) => {
      const field = fieldAt(path, definition);
      return field !== undefined && deepEqual(get(refused.at, field), get(values, field));
    });
  };
  const update = (): void => {
    const errors: Record<string, readonly string[]> = { ...live(), ...byField(remaining(), definition) };
    // Who listens for a field is drawn only when what is told there is another.
    for (const [field, messages] of Object.entries(errors)) {
      const before = shown.errors[field];
      if (before && deepEqual(before, messages)) errors[field] = before;
    }
    const dirty = !isSame(values, base);
    shown = { ...shown, dirty, errors: deepEqual(errors, shown.errors) ? shown.errors : errors };
    for (const listener of listeners) listener();
  };
  const read = (now: Values): void => {
    values = structuredClone(now);
    update();
  };
  control.subscribe({ formState: { values: true }, callback: ({ values: now }) => read(now as Values) });

  return {
    ...control,
    definition,
    isSame,
    idOf: (field: string): string => `${definition.name}-${field}`,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shown: () => shown,
    /** What stands in the form this instant, for code that runs later than the drawing. */
    current: (): Values => values,
    /** What it began with, or what is stored by now. */
    base: (): Values => base,
    patch: (change: Partial<Values> | ((now: Values) => Values)): void => {
      const next = typeof change === 'function' ? change(values) : change;
      for (const [field, value] of Object.entries(next))
        if (!deepEqual(value, get(values, field)))
          control.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
    },
    /** These values are on the server. */
    saved: (stored: Values): void => {
      base = stored;
      update();
    },
    /** What is stored is another now; the form goes on from it with `next`. */
    restart: (stored: Values, next: Values = stored): void => {
      base = structuredClone(stored);
      shown = { ...shown, round: shown.round + 1 };
      control.reset(next);
      read(next);
    },
    /** From now on what is wrong with this field is told. */
    visit: (field: string): void => {
      visited.add(field);
      update();
    },
    /** An attempt: from now on all that is wrong is told, and what was told of the last one is not. */
    isFine: (): boolean => {
      for (const field of definition.fields) visited.add(field);
      refused = { messages: [], at: values };
      update();
      return (definition.check?.(values) ?? []).length === 0;
    },
    /** Tells what was found wrong until its field is changed; gives back what belongs to no field. */
    showErrors: (messages: readonly FieldMessage[]): string[] => {
      const named = messages.map(({ path, message }) => {
        const name = definition.nameAt?.(path, values);
        return { path, message: name === undefined ? message : `${name}: ${message}` };
      });
      refused = { messages: named, at: values };
      update();
      return named.filter(({ path }) => fieldAt(path, definition) === undefined).map(({ message }) => message);
    },
    /** What was told of one field is mended. */
    clearErrorsAt: (field: string): void => {
      refused = { ...refused, messages: refused.messages.filter(({ path }) => fieldAt(path, definition) !== field) };
      update();
    },
  };
};

export type Form<Values extends FieldValues> = ReturnType<typeof createForm<Values>>;

/** A form for as long as its screen stands. */
export const useForm = <Values extends FieldValues>(initial: Values, definition: Definition<Values>): Form<Values> => {
  const [form] = useState(() => createForm(initial, definition));
  useMounted<Values>({ formControl: form.formControl });
  return form;
};

type Listened = Pick<Form<never>, 'subscribe' | 'shown'>;

export const useDirty = ({ subscribe, shown }: Listened): boolean =>
  useSyncExternalStore(subscribe, () => shown().dirty);

/** Counts up when the whole form was replaced: what keeps a state of its own, such as an editor, starts again. */
export const useRound = ({ subscribe, shown }: Listened): number =>
  useSyncExternalStore(subscribe, () => shown().round);

export const useErrors = ({ subscribe, shown }: Listened): FieldErrors =>
  useSyncExternalStore(subscribe, () => shown().errors);

export const useErrorsAt = ({ subscribe, shown }: Listened, field: string): readonly string[] =>
  useSyncExternalStore(subscribe, () => shown().errors[field] ?? nothing);

/** All values, drawn with every change: for a short form, or for what shows the whole of it. */
export const useValues = <Values extends FieldValues>({ subscribe, current }: Form<Values>): Values =>
  useSyncExternalStore(subscribe, current);

/** What the form as a whole answers, drawn only when the answer is another. */
export const useAnswer = <Values extends FieldValues, Answer extends string | number | boolean>(
  { subscribe, current }: Form<Values>,
  answer: (values: Values) => Answer,
): Answer => useSyncExternalStore(subscribe, () => answer(current()));

/** One value, for what depends on it. */
export const useValue = <Values extends FieldValues, Name extends Path<Values>>(
  { control }: Pick<Form<Values>, 'control'>,
  name: Name,
): PathValue<Values, Name> => useWatch({ control, name });
