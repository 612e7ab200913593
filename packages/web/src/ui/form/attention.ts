import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Form } from './form-state.ts';
import { inOrder } from './paths.ts';

type FormOnPage = Pick<Form<never>, 'idOf' | 'shown'> & { definition: { fields: readonly string[] } };

/** Scrolls to a field and puts the cursor into it, where sections that are closed over it open. */
export const focusField = ({ idOf }: Pick<FormOnPage, 'idOf'>, field: string): void => {
  const element = document.getElementById(idOf(field));
  for (let at = element?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
  (document.getElementById(`${idOf(field)}-error`) ?? element)?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
};

export const firstWrong = ({ definition, shown }: Omit<FormOnPage, 'idOf'>): string | undefined =>
  inOrder(Object.keys(shown().errors), definition)[0];

/**
 * After an attempt the first invalid field gets the focus, once the form is no longer busy; without one, `otherwise`
 * runs.
 */
export const useAttention = (form: FormOnPage, busy: boolean): ((otherwise?: () => void) => void) => {
  const [unseen, setUnseen] = useState<{ otherwise: (() => void) | undefined }>();
  useEffect(() => {
    if (unseen === undefined || busy) return;
    setUnseen(undefined);
    const first = firstWrong(form);
    if (first) focusField(form, first);
    else unseen.otherwise?.();
  }, [form, unseen, busy]);
  return (otherwise) => setUnseen({ otherwise });
};

/** Scrolls to and focuses the element that shows `message` whenever it changes; undefined: nothing is shown. */
export const useIntoView = <Element extends HTMLElement>(message: string | undefined): RefObject<Element | null> => {
  const place = useRef<Element>(null);
  useEffect(() => {
    if (message === undefined) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [message]);
  return place;
};
