import { describe, expect, it } from 'vitest';
import { brand, type Scheme, statuses, statusTokens, tokens } from './palette.ts';

const channel = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

const TEXT = 4.5;
const SHAPE = 3;

describe.each(['light', 'dark'] satisfies Scheme[])('the %s scheme meets WCAG 2.2 AA', (scheme) => {
  const own = tokens[scheme];
  const grounds = [own.bg, own.surface, own['surface-2']];

  it.each(grounds)('text on %s', (ground) => {
    for (const ink of [own.ink, own['ink-2'], own.link, statusTokens[scheme].no.ink])
      expect(contrast(ink, ground), ink).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(statuses)('a badge, mark and line of %s', (status) => {
    const { ink, soft } = statusTokens[scheme][status];
    for (const ground of [soft, ...grounds]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it('the brand colour under its text, and the active place', () => {
    expect(contrast(own.brand, own['on-brand'])).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(brand[8], own['on-brand'])).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(own.ink, statusTokens[scheme].info.soft)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(own['ink-2'], statusTokens[scheme].info.soft)).toBeGreaterThanOrEqual(TEXT);
  });

  it('the focus and the border of a field', () => {
    for (const ground of grounds) expect(contrast(own.focus, ground)).toBeGreaterThanOrEqual(SHAPE);
    expect(contrast(own['control-line'], own.surface)).toBeGreaterThanOrEqual(SHAPE);
  });
});
