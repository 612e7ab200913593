const GUID = /^\{[0-9A-F-]{36}\}$/i;

/** Replacements for the names of people, consistent within a document, so that a conversation stays readable. */
export type Aliases = {
  of: (name: string) => string;
  /** Replaces an id that may be an account; a number is kept. */
  ofId: (id: string) => string;
  /** Replaces every name seen so far in a text. */
  within: (text: string) => string;
};

/** Shorter names would also match inside words of other people. */
const SHORTEST = 2;

export const createAliases = (): Aliases => {
  const names = new Map<string, string>();
  const ids = new Map<string, string>();
  return {
    of: (name) => {
      // A comment that represents a thread has the thread's id as author, which is not a name.
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
