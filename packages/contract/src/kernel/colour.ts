/** A colour as three channels of 0 to 255 and how much it covers. */
export type Colour = { red: number; green: number; blue: number; alpha: number };

const names: Readonly<Record<string, string>> = {
  aqua: '#00ffff',
  black: '#000000',
  blue: '#0000ff',
  brown: '#a52a2a',
  cyan: '#00ffff',
  fuchsia: '#ff00ff',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  lime: '#00ff00',
  magenta: '#ff00ff',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  teal: '#008080',
  // Office programs write `windowtext` for the default text colour.
  windowtext: '#000000',
  window: '#ffffff',
  white: '#ffffff',
  yellow: '#ffff00',
};

const ofHex = (digits: string): Colour => {
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0, cover = 255] = [0, 2, 4, 6]
    .filter((start) => start < long.length)
    .map((start) => Number.parseInt(long.slice(start, start + 2), 16));
  return { red, green, blue, alpha: cover / 255 };
};

/** Reads a CSS colour: hex, `rgb()`, `rgba()` and the names above; undefined for anything else. */
export const readColour = (text: string): Colour | undefined => {
  const given = text.trim().toLowerCase();
  const value = Object.hasOwn(names, given) ? (names[given] ?? '') : given;
  if (/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(value)) return ofHex(value.slice(1));
  const [, red, green, blue, alpha = '1'] =
    /^rgba?\( ?(\d{1,3}) ?, ?(\d{1,3}) ?, ?(\d{1,3})(?: ?, ?(\d?\.?\d{1,4}))? ?\)$/.exec(value) ?? [];
  if (red === undefined) return undefined;
  return { red: Number(red), green: Number(green), blue: Number(blue), alpha: Number(alpha) };
};

export const writeColour = ({ red, green, blue }: Colour): string =>
  `#${[red, green, blue].map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;

/** The opaque colour that results on white paper. */
export const onWhite = ({ red, green, blue, alpha }: Colour): Colour => {
  const seen = (channel: number): number => 255 - (255 - channel) * alpha;
  return { red: seen(red), green: seen(green), blue: seen(blue), alpha: 1 };
};

const linear = (channel: number): number =>
  channel <= 10.31 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

const luminance = ({ red, green, blue }: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours by WCAG, from 1 to 21. */
export const contrastOf = (one: Colour, other: Colour): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const DARK: Colour = { red: 28, green: 36, blue: 48, alpha: 1 };
const LIGHT: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/** The text colour, dark or light, that has the higher contrast on a background. */
export const inkOn = (ground: Colour): Colour => (contrastOf(DARK, ground) >= contrastOf(LIGHT, ground) ? DARK : LIGHT);
