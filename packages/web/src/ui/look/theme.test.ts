import { describe, expect, it } from 'vitest';
import { contrast, SHAPE, TEXT } from '../../testing/contrast.ts';
import { brand, type Scheme, statuses, statusTokens, tokens } from './colour-tokens.ts';

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

  it('the brand colour below its text, and the active menu entry', () => {
    expect(contrast(own.brand, own['on-brand'])).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(brand[8], own['on-brand'])).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(own.ink, statusTokens[scheme].info.soft)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(own['ink-2'], statusTokens[scheme].info.soft)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(['series-1', 'series-2', 'series-3'] as const)('the line and the label of %s', (name) => {
    for (const ground of grounds) expect(contrast(own[name], ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it('the focus and the border of a field', () => {
    for (const ground of grounds) expect(contrast(own.focus, ground)).toBeGreaterThanOrEqual(SHAPE);
    expect(contrast(own['control-line'], own.surface)).toBeGreaterThanOrEqual(SHAPE);
  });
});
