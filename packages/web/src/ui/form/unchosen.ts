/** Goes to the first field of a form in which somebody was only typed and not chosen; answers whether there is one. */
export const focusUnchosen = (form: HTMLElement): boolean => {
  const field = form.querySelector<HTMLElement>('[data-unchosen]');
  field?.focus();
  return field !== null;
};
