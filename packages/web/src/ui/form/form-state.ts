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

/** The messages of each invalid field. */
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
 * The state of a form outside React: values, initial values and messages. Each field subscribes to its own part, so
 * that typing renders only one of a hundred fields.
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
    // Listeners of a field are called only when its messages have changed.
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
    /** The values at this moment, for code that runs after the render. */
    current: (): Values => values,
    /** The initial or stored values. */
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
    /** Replaces the stored values; the form continues with `next`. */
    restart: (stored: Values, next: Values = stored): void => {
      base = structuredClone(stored);
      shown = { ...shown, round: shown.round + 1 };
      control.reset(next);
      read(next);
    },
    /** From now on the problems of this field are shown. */
    visit: (field: string): void => {
      visited.add(field);
      update();
    },
    /**
     * An attempt to submit: shows all problems and clears the messages of the last attempt; returns whether there are
     * none.
     */
    isFine: (): boolean => {
      for (const field of definition.fields) visited.add(field);
      refused = { messages: [], at: values };
      update();
      return (definition.check?.(values) ?? []).length === 0;
    },
    /** Shows messages until their fields change; returns those that belong to no field. */
    showErrors: (messages: readonly FieldMessage[]): string[] => {
      const named = messages.map(({ path, message }) => {
        const name = definition.nameAt?.(path, values);
        return { path, message: name === undefined ? message : `${name}: ${message}` };
      });
      refused = { messages: named, at: values };
      update();
      return named.filter(({ path }) => fieldAt(path, definition) === undefined).map(({ message }) => message);
    },
    /** Clears the messages of one field. */
    clearErrorsAt: (field: string): void => {
      refused = { ...refused, messages: refused.messages.filter(({ path }) => fieldAt(path, definition) !== field) };
      update();
    },
  };
};

export type Form<Values extends FieldValues> = ReturnType<typeof createForm<Values>>;

/** A form that lives as long as its screen. */
export const useForm = <Values extends FieldValues>(initial: Values, definition: Definition<Values>): Form<Values> => {
  const [form] = useState(() => createForm(initial, definition));
  useMounted<Values>({ formControl: form.formControl });
  return form;
};

type Listened = Pick<Form<never>, 'subscribe' | 'shown'>;

export const useDirty = ({ subscribe, shown }: Listened): boolean =>
  useSyncExternalStore(subscribe, () => shown().dirty);

/** Counts up when the whole form is replaced, so that components with their own state, such as an editor, restart. */
export const useRound = ({ subscribe, shown }: Listened): number =>
  useSyncExternalStore(subscribe, () => shown().round);

export const useErrors = ({ subscribe, shown }: Listened): FieldErrors =>
  useSyncExternalStore(subscribe, () => shown().errors);

export const useErrorsAt = ({ subscribe, shown }: Listened, field: string): readonly string[] =>
  useSyncExternalStore(subscribe, () => shown().errors[field] ?? nothing);

/** All values, rendered with every change: for short forms, or for what shows the whole form. */
export const useValues = <Values extends FieldValues>({ subscribe, current }: Form<Values>): Values =>
  useSyncExternalStore(subscribe, current);

/** A value computed from the whole form; renders only when the result changes. */
export const useAnswer = <Values extends FieldValues, Answer extends string | number | boolean>(
  { subscribe, current }: Form<Values>,
  answer: (values: Values) => Answer,
): Answer => useSyncExternalStore(subscribe, () => answer(current()));

/** One value, for components that depend on it. */
export const useValue = <Values extends FieldValues, Name extends Path<Values>>(
  { control }: Pick<Form<Values>, 'control'>,
  name: Name,
): PathValue<Values, Name> => useWatch({ control, name });
