/** Initial consonants in the order of Unicode's Hangul syllables. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_OF_INITIAL = 588;

/** Two initials that the keyboard composed to one character, and the two that were meant. */
const joinedConsonants: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

const syllablesOf = (initial: string): string => {
  const first = FIRST_SYLLABLE + INITIALS.indexOf(initial) * SYLLABLES_OF_INITIAL;
  return `[${String.fromCharCode(first)}-${String.fromCharCode(first + SYLLABLES_OF_INITIAL - 1)}]`;
};

/**
 * A regular expression, valid in JavaScript and PostgreSQL, that matches words whose syllables start with these
 * consonants (ㅂㅈㅎ finds 박지훈). Undefined when the word is not made of consonants.
 */
export const initialsPattern = (word: string): string | undefined =>
  /^[ㄱ-ㅎ]+$/.test(word)
    ? [...word].flatMap((letter) => [...(joinedConsonants[letter] ?? letter)].map(syllablesOf)).join('')
    : undefined;
