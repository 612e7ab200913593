export type Language = 'ko' | 'en';

/** The same words in each language. */
export type Words = Readonly<Record<Language, string>>;

/** Words by names and codes, as a file of words holds them. */
export type WordTree = { readonly [name: string]: Message | WordTree | readonly Message[] };

/** The words of one language for a message that counts something: the number in `count` chooses. */
export type PluralForms = { readonly one: string; readonly other: string };

/** What a person reads, in each language; `{{name}}` is a gap that is filled in. */
export type Message = Readonly<Record<Language, string | PluralForms>>;

/** A tree of words in one language. */
export type InLanguage<Tree> = Tree extends Words ? string : { readonly [Name in keyof Tree]: InLanguage<Tree[Name]> };

const isWords = (tree: object): tree is Words => 'ko' in tree && typeof tree.ko === 'string';

/** Takes the words of one language out of a tree of words without plurals: what is `{ ko, en }` there is a string here. */
export const wordsIn = <Tree extends object>(language: Language, tree: Tree): InLanguage<Tree> =>
  (isWords(tree)
    ? tree[language]
    : Array.isArray(tree)
      ? tree.map((each: object) => wordsIn(language, each))
      : Object.fromEntries(
          Object.entries(tree).map(([name, each]) => [name, wordsIn(language, each as object)]),
        )) as InLanguage<Tree>;
