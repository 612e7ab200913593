const GUID = /^\{[0-9A-F-]{36}\}$/i;

/** Names of people and what stands in their place, the same throughout a document, so that a conversation stays one. */
export type Aliases = {
  of: (name: string) => string;
  /** An id that may tell of an account; others are only numbers. */
  ofId: (id: string) => string;
  /** A text with every name that is known by now replaced. */
  within: (text: string) => string;
};

/** Shorter ones would be found in words of other people. */
const SHORTEST = 2;

export const createAliases = (): Aliases => {
  const names = new Map<string, string>();
  const ids = new Map<string, string>();
  return {
    of: (name) => {
      // A comment that stands for a thread carries the thread's id, which is no name.
      if (/^tc=\{/.test(name)) return name;
      const known = names.get(name);
      if (known !== undefined) return known;
      const alias = `Author ${names.size + 1}`;
      names.set(name, alias);
      return alias;
    },
    ofId: (id) => {
      if (!GUID.test(id)) return id;
      const alias = ids.get(id) ?? `{00000000-0000-0000-0000-${String(ids.size + 1).padStart(12, '0')}}`;
      ids.set(id, alias);
      return alias;
    },
    within: (text) =>
      [...names]
        .filter(([name]) => name.length >= SHORTEST)
        .toSorted(([a], [b]) => b.length - a.length)
        .reduce((said, [name, alias]) => said.replaceAll(name, alias), text),
  };
};
