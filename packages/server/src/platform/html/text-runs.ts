import { joinSourceLines } from '@portal/contract/kernel';

/** Text with one style. A line break in a paragraph is a run with only "\n". */
export type TextRun = { text: string } & TextMarks;
export type TextMarks = {
  bold?: true;
  italic?: true;
  underline?: true;
  strike?: true;
  code?: true;
  color?: string;
  background?: string;
  /** In points. */
  size?: number;
  href?: string;
};

const named: Record<string, string> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
  orange: '#ffa500',
  pink: '#ffc0cb',
  brown: '#a52a2a',
};

const hex = (part: number): string => Math.round(Math.min(255, part)).toString(16).padStart(2, '0');

/** A CSS colour as #rrggbb or #rrggbbaa; undefined for keywords such as inherit or transparent. */
export const toHexColour = (css: string): string | undefined => {
  const value = css.trim().toLowerCase();
  if (/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(value)) return value;
  const [red, green, blue, alpha] = /^rgba?\(/.test(value) ? (value.match(/[\d.]+/g) ?? []).map(Number) : [];
  if (red === undefined || green === undefined || blue === undefined) return named[value];
  return `#${hex(red)}${hex(green)}${hex(blue)}${alpha === undefined ? '' : hex(alpha * 255)}`;
};

const BASE_SIZE_PT = 10;
const perUnit: Record<string, number> = {
  px: 0.75,
  pt: 1,
  em: BASE_SIZE_PT,
  rem: BASE_SIZE_PT,
  '%': BASE_SIZE_PT / 100,
};

/** A CSS font size in points, limited to a readable range. */
export const toPoints = (css: string): number | undefined => {
  const [, amount = '', unit = ''] = /^([\d.]+)(px|pt|em|rem|%)$/i.exec(css.trim()) ?? [];
  const points = Number(amount) * (perUnit[unit.toLowerCase()] ?? Number.NaN);
  return amount !== '' && Number.isFinite(points) ? Math.min(48, Math.max(6, points)) : undefined;
};

const sameMarks = ({ text: _, ...a }: TextRun, b: TextMarks): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Adds text to runs, as it flows. */
export const addText = (runs: TextRun[], text: string, marks: TextMarks): void => {
  const flowing = joinSourceLines(text).replaceAll('\t', '    ');
  const last = runs.at(-1);
  if (flowing === '') return;
  if (last && last.text !== '\n' && sameMarks(last, marks)) last.text += flowing;
  else runs.push({ text: flowing, ...marks });
};

export const addLineBreak = (runs: TextRun[]): void => {
  runs.push({ text: '\n' });
};

export const isBlank = (runs: TextRun[]): boolean => runs.every((run) => run.text.trim() === '');
