/** The consonants that begin a syllable, in the order in which Unicode has their syllables. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_OF_INITIAL = 588;

/** Two consonants that a keyboard has joined, where each was meant as the beginning of a syllable. */
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
 * The regular expression, of JavaScript as of PostgreSQL, of words whose syllables begin with these consonants, by which people look for
 * Korean names (ㅂㅈㅎ: 박지훈); undefined of a word of anything else.
 */
export const initialsPattern = (word: string): string | undefined =>
  /^[ㄱ-ㅎ]+$/.test(word)
    ? [...word].flatMap((letter) => [...(joinedConsonants[letter] ?? letter)].map(syllablesOf)).join('')
    : undefined;
