/**
 * Every colour of the product. `theme.test.ts` checks that each pair used together meets WCAG 2.2 AA in both schemes;
 * screens use the variables (`var(--ink)`), never a value.
 */
export const brand = [
  '#eef3fa',
  '#e8eff8',
  '#c5d6ec',
  '#9dbbe3',
  '#6f9bd3',
  '#3f73b8',
  '#2a5fa6',
  '#16407a',
  '#11345f',
  '#0c2747',
] as const;

export const gray = [
  '#f6f7f9',
  '#eef0f3',
  '#e2e6ec',
  '#cdd3dc',
  '#a9b2bf',
  '#858f9d',
  '#5a6575',
  '#434d5b',
  '#2c3543',
  '#1c2430',
] as const;

export const dark = [
  '#e4e8ee',
  '#c6cdd7',
  '#a3adba',
  '#8b96a5',
  '#3a4452',
  '#2b333f',
  '#222932',
  '#191f27',
  '#12161c',
  '#0c0f14',
] as const;

export type Scheme = 'light' | 'dark';
export const statuses = ['neutral', 'info', 'ok', 'wait', 'high', 'no'] as const;
/** The meaning of a colour: neutral, own turn or place, success, in progress, to be reduced, refused. */
export type Status = (typeof statuses)[number];

type Tokens = Record<
  | 'ink'
  | 'ink-2'
  | 'bg'
  | 'surface'
  | 'surface-2'
  | 'line'
  | 'control-line'
  | 'brand'
  | 'on-brand'
  | 'link'
  | 'focus'
  | 'series-1'
  | 'series-2'
  | 'series-3',
  string
>;

/** Print is on white paper in both schemes, with these colours for marks. */
export const paper = {
  paper: '#ffffff',
  'on-paper': '#1c2430',
  mark: '#ffe79a',
  'mark-now': '#ffbb70',
  'chosen-text': 'rgb(42 95 166 / 0.3)',
};

export const tokens: Record<Scheme, Tokens> = {
  light: {
    ink: '#1c2430',
    'ink-2': '#5a6575',
    bg: '#f6f7f9',
    surface: '#ffffff',
    'surface-2': '#f6f7f9',
    line: '#e2e6ec',
    'control-line': '#858f9d',
    brand: '#16407a',
    'on-brand': '#ffffff',
    link: '#16407a',
    focus: '#2a5fa6',
    'series-1': '#2a5fa6',
    'series-2': '#8a3a9c',
    'series-3': '#0f6d75',
  },
  dark: {
    ink: '#e4e8ee',
    'ink-2': '#a3adba',
    bg: '#12161c',
    surface: '#191f27',
    'surface-2': '#222932',
    line: '#323b48',
    'control-line': '#707b8a',
    brand: '#2a5fa6',
    'on-brand': '#ffffff',
    link: '#9dbbe3',
    focus: '#6f9bd3',
    'series-1': '#8ab4ec',
    'series-2': '#d79be6',
    'series-3': '#6fcbd2',
  },
};

/** Text and icon colour of a status, its pale background, and the border of a control with that meaning. */
export const statusTokens: Record<Scheme, Record<Status, { ink: string; soft: string; line: string }>> = {
  light: {
    neutral: { ink: '#4c5666', soft: '#eef0f3', line: '#cdd3dc' },
    info: { ink: '#16407a', soft: '#e8eff8', line: '#9dbbe3' },
    ok: { ink: '#12734a', soft: '#e5f4ec', line: '#a3d3ba' },
    wait: { ink: '#855600', soft: '#fdf3dd', line: '#e6cb8d' },
    high: { ink: '#963a00', soft: '#fce9da', line: '#ebc09c' },
    no: { ink: '#b3261e', soft: '#fbe9e7', line: '#ecc9c6' },
  },
  dark: {
    neutral: { ink: '#b4bdc9', soft: '#2b333f', line: '#4a5566' },
    info: { ink: '#a9c6ec', soft: '#1c3150', line: '#35588a' },
    ok: { ink: '#7fd3a8', soft: '#173427', line: '#2d6349' },
    wait: { ink: '#e6c06a', soft: '#3a2e12', line: '#6b5726' },
    high: { ink: '#ffb183', soft: '#43240f', line: '#7c4a26' },
    no: { ink: '#ff9f97', soft: '#43211f', line: '#7a3e3a' },
  },
};
