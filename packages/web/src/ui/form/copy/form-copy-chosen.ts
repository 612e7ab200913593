type Chosen = { names: readonly string[]; listeners: Set<() => void> };

const none: readonly string[] = [];
const chosenIn = new WeakMap<object, Chosen>();

const of = (form: object): Chosen => {
  const known = chosenIn.get(form) ?? { names: none, listeners: new Set() };
  chosenIn.set(form, known);
  return known;
};

/** The names of files that were chosen in a form and not sent yet: no copy can hold the files, so that it names them. */
export const chosenFiles = (form: object): readonly string[] => chosenIn.get(form)?.names ?? none;

/** These are chosen now. */
export const tellChosen = (form: object, names: readonly string[]): void => {
  const chosen = of(form);
  if (chosen.names.length === names.length && names.every((name, place) => name === chosen.names[place])) return;
  chosen.names = names;
  for (const listener of chosen.listeners) listener();
};

export const watchChosen = (form: object, listener: () => void): (() => void) => {
  const { listeners } = of(form);
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
