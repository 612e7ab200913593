import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { contrast, SHAPE, TEXT } from '../../testing/contrast.ts';
import type { Scheme } from './colour-tokens.ts';
import { cssVariables, theme } from './theme.ts';

const sheets = import.meta.glob<string>('../../**/*.css', { query: '?raw', import: 'default', eager: true });
const schemes: readonly Scheme[] = ['light', 'dark'];
const variables: Readonly<Record<Scheme, Record<string, string>>> = cssVariables(
  mergeMantineTheme(DEFAULT_THEME, theme),
);

const COLOURING = /^(color|background(-color)?|fill|stroke|border(-.+)?-color|outline-color|caret-color)$/;
const NO_COLOUR_OF_ITS_OWN = /^(0|none|inherit|transparent|currentcolor)$/i;

type Rule = { where: string; ink?: string; ground?: string; colours: string[] };

/** The innermost rules of a style sheet with the colours that they set. */
const rulesOf = ([path, text]: [string, string]): Rule[] =>
  [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => {
    const set = body.split(';').flatMap((line) => {
      const [, name = '', value = ''] = /^\s*([a-z-]+):\s*(.*?)\s*$/s.exec(line) ?? [];
      return COLOURING.test(name) && !NO_COLOUR_OF_ITS_OWN.test(value) ? [[name, value] as const] : [];
    });
    const setBy = (name: RegExp) => set.find(([each]) => name.test(each))?.[1];
    const [ink, ground] = [setBy(/^color$/), setBy(/^background/)];
    return {
      where: `${path} ${selector.trim()}`,
      ...(ink === undefined ? {} : { ink }),
      ...(ground === undefined ? {} : { ground }),
      colours: set.map(([, value]) => value),
    };
  });

// In high contrast colours are the system's.
const rules = Object.entries(sheets)
  .filter(([path]) => path !== './high-contrast.css')
  .flatMap(rulesOf);
const hexOf = (scheme: Scheme, value: string): string | undefined => variables[scheme][value.slice(4, -1)];

it('every colour of every style is one of the theme', () => {
  expect(rules.flatMap(({ colours }) => colours).length).toBeGreaterThan(100);
  const foreign = rules.flatMap(({ where, colours }) =>
    colours.filter((value) => hexOf('light', value) === undefined).map((value) => `${where}: ${value}`),
  );
  expect(foreign).toEqual([]);
});

describe.each(schemes)('in the %s scheme', (scheme) => {
  const inks = [...new Set(rules.flatMap(({ ink }) => ink ?? []))];
  const read = (ink: string, ground: string) => contrast(hexOf(scheme, ink) ?? '', hexOf(scheme, ground) ?? '');

  it('a text has enough contrast with the background set in the same rule', () => {
    const pairs = rules.filter(({ ink, ground }) => ink !== undefined && ground !== undefined);
    expect(pairs.length).toBeGreaterThan(3);
    for (const { where, ink = '', ground = '' } of pairs) expect(read(ink, ground), where).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(inks)('%s is readable on every background that it can be used on', (ink) => {
    const own = rules.filter((rule) => rule.ink === ink && rule.ground === undefined);
    if (own.length === 0) return;
    for (const ground of ['var(--bg)', 'var(--surface)', 'var(--surface-2)'])
      expect(read(ink, ground), `${ground} in ${own.map(({ where }) => where).join(', ')}`).toBeGreaterThanOrEqual(
        TEXT,
      );
  });

  it.each(['red', 'brand'])('a light %s control of the library can be read', (colour) => {
    const [ink, ground] = [`var(--mantine-color-${colour}-light-color)`, `var(--mantine-color-${colour}-light)`];
    expect(read(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(['text', 'bright', 'dimmed', 'placeholder', 'anchor', 'error', 'default-color'])(
    'the %s of the library can be read on its grounds',
    (name) => {
      for (const ground of ['body', 'default', 'default-hover'])
        expect(read(`var(--mantine-color-${name})`, `var(--mantine-color-${ground})`)).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it('a disabled switch has a visible shape and position', () => {
    const of = (selector: string) => rules.find(({ where }) => where.endsWith(selector));
    const [track, thumb] = [of(':disabled + .mantine-Switch-track'), of(':disabled + * > .mantine-Switch-thumb')];
    expect(read(thumb?.ground ?? '', track?.ground ?? '')).toBeGreaterThanOrEqual(SHAPE);
    expect(read('var(--control-line)', 'var(--surface)')).toBeGreaterThanOrEqual(SHAPE);
  });

  it('white on a filled red button can be read', () => {
    for (const ground of ['red-filled', 'red-filled-hover'])
      expect(contrast('#ffffff', hexOf(scheme, `var(--mantine-color-${ground})`) ?? '')).toBeGreaterThanOrEqual(TEXT);
  });
});
