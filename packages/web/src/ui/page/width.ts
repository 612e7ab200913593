import { useMediaQuery } from '@mantine/hooks';

/** On paper nothing is folded away for want of room: what is narrow is a screen. */
const upTo = (em: number): string => `screen and (max-width: ${em}em)`;

/** Widest of a phone, and of what is no large screen, in em. */
const PHONE = 45;
const NOT_LARGE = 82;
/** From here on two things stand beside one another: 1280 px. */
const WIDE = 80;

const useUpTo = (em: number): boolean => useMediaQuery(upTo(em), window.matchMedia(upTo(em)).matches) === true;

/** Whether the window is no wider than a phone's. */
export const isPhone = (): boolean => window.matchMedia(upTo(PHONE)).matches;

/** The same, and again whenever it changes. */
export const usePhone = (): boolean => useUpTo(PHONE);

/** Whether the window is narrower than a large screen's. */
export const useNotLarge = (): boolean => useUpTo(NOT_LARGE);

const fromWide = `screen and (min-width: ${WIDE}em)`;

/** Whether there is room for a text beside what is worked on. */
export const useWide = (): boolean => useMediaQuery(fromWide, window.matchMedia(fromWide).matches) === true;
