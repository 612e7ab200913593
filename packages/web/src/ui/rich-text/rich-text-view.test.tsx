import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { RichTextView } from './rich-text-view.tsx';

afterEach(() => vi.restoreAllMocks());

const shown = async (html: string): Promise<HTMLElement> => {
  await givenInPage(() => <RichTextView html={html} />);
  return screen.findByText('글');
};

it.each(['#000000', 'rgb(10, 10, 10)', '#ffffff', 'black'])(
  'an ink of %s that was stored is not shown',
  async (ink) => {
    const run = await shown(`<p><span style="color: ${ink}">글</span></p>`);
    expect(run.getAttribute('style')).toBeNull();
  },
);

it.each(['#fff', '#fcfcfc', 'white'])('a ground of %s that was stored is not shown', async (ground) => {
  const run = await shown(`<p><span style="background-color: ${ground}; font-size: 14px">글</span></p>`);
  expect(run.getAttribute('style')).toBe('font-size: 14px');
});

it('a dark ink that was chosen is lighter where the paper is dark', async () => {
  const run = await shown('<p><span style="color: #1f3864">글</span></p>');
  expect(run.getAttribute('style')).toMatch(/^color: light-dark\(#1f3864, #[0-9a-f]{6}\)$/);
});

it.each([
  ['#203764', '#ffffff'],
  ['#fff2cc', '#1c2430'],
])('text on a background of %s is readable in light and dark mode', async (shade, ink) => {
  const text = await shown(
    `<table><tbody><tr><td style="background-color: ${shade}"><p>글</p></td></tr></tbody></table>`,
  );
  expect(text.closest('td')?.getAttribute('style')).toBe(`background-color: ${shade}; color: ${ink}`);
});

it('black on a shade that it is read on stays', async () => {
  const text = await shown(
    '<table><tbody><tr><td style="background-color: #fff2cc"><p><span style="color: black">글</span></p></td></tr></tbody></table>',
  );
  expect(text.getAttribute('style')).toBe('color: black');
});

it.each([
  ['휴먼명조', "'휴먼명조'"],
  ["'Times New Roman', serif", "'Times New Roman', serif"],
  ['Gulim, AppleGothic, sans-serif', 'Gulim, AppleGothic'],
])('fallback fonts follow %s', async (family, names) => {
  const run = await shown(`<p><span style="font-family: ${family}">글</span></p>`);
  expect(run.getAttribute('style')).toBe(`font-family: ${names}, var(--mantine-font-family)`);
});

it('a table wider than the page fades at the edge and can be enlarged', async () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(350);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(callback: () => void) {
        this.#tell = callback;
      }
      observe() {
        this.#tell();
      }
      disconnect() {}
      unobserve() {}
    },
  );
  const text = await shown('<table><tbody><tr><td><p>글</p></td></tr></tbody></table>');
  expect(text.closest('.goes-on')).not.toBeNull();
  const button = screen.getByRole('button', { name: '크게 보기' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: '표' });
  expect(dialog.querySelector('table')?.textContent).toBe('글');
  vi.unstubAllGlobals();
});
