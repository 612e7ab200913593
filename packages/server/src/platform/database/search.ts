import { initialsPattern, searchWords } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';

/** The pattern of what holds a text anywhere. */
export const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Every word of the text is found, in any order; a text without words narrows nothing. `found` tells how one word is,
 * from its pattern for `ilike` and the word itself.
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

/** Also those whose Korean name begins its syllables with the word: `or` and a condition, or nothing for any other word. */
export const orByInitials = (name: string, word: string): RawBuilder<unknown> => {
  const pattern = initialsPattern(word);
  return pattern === undefined ? sql`` : sql` or ${sql.ref(name)} ~ ${pattern}`;
};

/** The same pieces as `directory.grams` cuts; what holds all of them is then looked at as a whole. */
export const gramsOf = (text: string): string[] => {
  const characters = [...text.toLowerCase()];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return characters.length === 1 ? characters : [...new Set(pairs)];
};
