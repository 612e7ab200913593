import { initialsPattern, searchWords } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';

/** An `ilike` pattern for texts that contain the word; escapes `%`, `_` and `\`. */
export const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A condition that every word of the text is found, in any order; true for a text without words. `found` gives the
 * condition for one word, from its pattern for `ilike` and the word itself.
 */
export const everyWord = (
  text: string | undefined,
  found: (pattern: string, word: string) => RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const words = searchWords(text);
  return words.length === 0
    ? sql`true`
    : sql`(${sql.join(
        words.map((word) => found(anywhere(word), word)),
        sql` and `,
      )})`;
};

/** An `or` condition that also finds Korean names by initials; nothing for a word that is not made of initials. */
export const orByInitials = (name: string, word: string): RawBuilder<unknown> => {
  const pattern = initialsPattern(word);
  return pattern === undefined ? sql`` : sql` or ${sql.ref(name)} ~ ${pattern}`;
};

/** The same n-grams as `directory.grams` computes; rows with all of them are then compared as a whole. */
export const gramsOf = (text: string): string[] => {
  const characters = [...text.toLowerCase()];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return characters.length === 1 ? characters : [...new Set(pairs)];
};
