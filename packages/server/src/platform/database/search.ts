import { searchWords } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';

const anywhere = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

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

/** The same pieces as `directory.grams` cuts; what holds all of them is then looked at as a whole. */
export const gramsOf = (text: string): string[] => {
  const characters = [...text.toLowerCase()];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return characters.length === 1 ? characters : [...new Set(pairs)];
};
