import { useMediaQuery } from '@mantine/hooks';

/** Only screens count as narrow: in print nothing is collapsed for lack of room. */
const upTo = (em: number): string => `screen and (max-width: ${em}em)`;

/** Maximum width of a phone, and of a small screen, in em. */
const PHONE = 45;
const NOT_LARGE = 82;
/** Minimum width for two columns: 1280 px. */
const WIDE = 80;

const useUpTo = (em: number): boolean => useMediaQuery(upTo(em), window.matchMedia(upTo(em)).matches) === true;

/** Whether the window is no wider than a phone's. */
export const isPhone = (): boolean => window.matchMedia(upTo(PHONE)).matches;

/** The same as a hook that follows changes. */
export const usePhone = (): boolean => useUpTo(PHONE);

/** Whether the window is narrower than a large screen's. */
export const useNotLarge = (): boolean => useUpTo(NOT_LARGE);

const fromWide = `screen and (min-width: ${WIDE}em)`;

/** Whether there is room for a text next to the main content. */
export const useWide = (): boolean => useMediaQuery(fromWide, window.matchMedia(fromWide).matches) === true;
