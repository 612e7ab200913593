export type Language = 'ko' | 'en';

/** A text in each language. */
export type Words = Readonly<Record<Language, string>>;

/** Texts by name or code, the shape of a `*.words.ts` file. */
export type WordTree = { readonly [name: string]: Message | WordTree | readonly Message[] };

/** Singular and plural of a message; the value of `count` selects one. */
export type PluralForms = { readonly one: string; readonly other: string };

/** A text in each language; `{{name}}` is a placeholder. */
export type Message = Readonly<Record<Language, string | PluralForms>>;

/** A tree of texts reduced to one language. */
export type InLanguage<Tree> = Tree extends Words ? string : { readonly [Name in keyof Tree]: InLanguage<Tree[Name]> };

const isWords = (tree: object): tree is Words => 'ko' in tree && typeof tree.ko === 'string';

/** Reduces a tree of texts without plurals to one language: each `{ ko, en }` becomes a string. */
export const wordsIn = <Tree extends object>(language: Language, tree: Tree): InLanguage<Tree> =>
  (isWords(tree)
    ? tree[language]
    : Array.isArray(tree)
      ? tree.map((each: object) => wordsIn(language, each))
      : Object.fromEntries(
          Object.entries(tree).map(([name, each]) => [name, wordsIn(language, each as object)]),
        )) as InLanguage<Tree>;
