import { type Colour, contrastOf, inkOn, readColour, writeColour } from '@portal/contract/kernel';
import { translate } from '../../platform/i18n.ts';
import { tokens } from '../look/colour-tokens.ts';
import { setStyle, styleOf } from './inline-style.ts';
import { fonts } from './rich-text-palette.ts';

/** Below this contrast a colour is only the black or white of its original paper and has no meaning. */
const NEAR = 1.6;
const READABLE = 3;
const TEXT = 4.5;

const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };
const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };
const paper = {
  light: readColour(tokens.light.surface) ?? WHITE,
  dark: readColour(tokens.dark.surface) ?? BLACK,
};

const isNear = (colour: Colour, other: Colour): boolean => contrastOf(colour, other) < NEAR;
const isMeaningless = (colour: Colour): boolean =>
  isNear(colour, BLACK) || (contrastOf(colour, WHITE) < 1.25 && isGrey(colour)) || colour.alpha < 0.1;
const isGrey = ({ red, green, blue }: Colour): boolean => Math.max(red, green, blue) - Math.min(red, green, blue) <= 24;

/** Paper white or invisible colours; a pale tint stays. */
const isPaper = (colour: Colour): boolean => colour.alpha < 0.1 || (isGrey(colour) && contrastOf(colour, WHITE) < 1.12);

const isOpaque = ({ alpha }: Colour): boolean => alpha > 0.85;

/** Lightens a colour until it is readable on dark paper; the hue stays. */
const lightened = (ink: Colour): Colour => {
  const towards = (share: number): Colour => ({
    red: ink.red + (255 - ink.red) * share,
    green: ink.green + (255 - ink.green) * share,
    blue: ink.blue + (255 - ink.blue) * share,
    alpha: 1,
  });
  const share = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7].find((each) => contrastOf(towards(each), paper.dark) >= TEXT);
  return towards(share ?? 0.8);
};

type Target = {
  /** Converts a text colour that is used without a background. */
  onPaper: (ink: Colour, written: string) => string;
  stack: string;
  /** A font of the editor's list is kept unchanged. */
  keepsPortalFonts: boolean;
};

/** Adds fallback fonts, for computers without the named font and for letters that it lacks. */
const withStack = (family: string, { stack, keepsPortalFonts }: Target): string => {
  const names = family.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));
  if (keepsPortalFonts && fonts.some((font) => font.family === names.join(', '))) return family;
  if (names.some((name) => /^(pretendard|var\()/i.test(name))) return family;
  const known = names.filter((name) => /^[\p{L}\p{N} _-]{1,40}$/u.test(name) && name.toLowerCase() !== 'sans-serif');
  return [...known.slice(0, 3).map((name) => (/[^\w-]/.test(name) ? `'${name}'` : name)), stack].join(', ');
};

const groundOf = (style: Map<string, string>): { value: string; colour: Colour } | undefined => {
  const value = style.get('background-color') ?? style.get('background') ?? '';
  const colour = readColour(value);
  return colour && { value, colour };
};

const settle = (element: Element, ground: Colour | undefined, target: Target): Colour | undefined => {
  const style = styleOf(element);
  const before = element.getAttribute('style');
  const own = groundOf(style);
  style.delete('background');
  style.delete('background-color');
  let here = ground;
  if (own && !(isPaper(own.colour) && ground === undefined)) {
    style.set('background-color', own.value);
    if (isOpaque(own.colour)) here = own.colour;
  }
  const written = style.get('color');
  const ink = written === undefined ? undefined : readColour(written);
  if (ink && written !== undefined && here === undefined) {
    if (isMeaningless(ink)) style.delete('color');
    else style.set('color', target.onPaper(ink, written));
  } else if (ink && here && contrastOf(ink, here) < READABLE) style.delete('color');
  else if (ink === undefined && written !== undefined && written !== 'inherit') style.delete('color');
  // A background of its own needs a text colour that is readable in light and dark mode.
  if (here && here !== ground && !style.has('color')) style.set('color', writeColour(inkOn(here)));
  const family = style.get('font-family');
  if (family !== undefined) style.set('font-family', withStack(family, target));
  if (before !== null) setStyle(element, style);
  return here;
};

const walk = (element: Element, ground: Colour | undefined, target: Target): void => {
  const here = element.hasAttribute('style') ? settle(element, ground, target) : ground;
  for (const child of element.children) walk(child, here, target);
};

/** Removes text and background colours of other papers, and adds fallback fonts. */
export const dropForeignInk = (root: Element, stack: string): void =>
  walk(root, undefined, { stack, keepsPortalFonts: true, onPaper: (ink) => writeColour(ink) });

/** The same for displaying text stored earlier; remaining dark text is lightened in dark mode. */
export const showReadable = (root: Element): void =>
  walk(root, undefined, {
    stack: 'var(--mantine-font-family)',
    keepsPortalFonts: false,
    onPaper: (ink, written) =>
      contrastOf(ink, paper.dark) >= TEXT ? written : `light-dark(${writeColour(ink)}, ${writeColour(lightened(ink))})`,
  });

/** The style of a shaded cell in the editor: its text is readable in light and dark mode. */
export const shadeStyle = (shade: string): string => {
  const ground = readColour(shade);
  const ink = ground && isOpaque(ground) ? `; color: ${writeColour(inkOn(ground))}` : '';
  return `background-color: ${shade}${ink}`;
};

/** The alternative text of a picture in a text. Defined here, since the frame's words are part of every first load. */
export const pictureName = (): string => translate({ ko: '그림', en: 'Picture' });
