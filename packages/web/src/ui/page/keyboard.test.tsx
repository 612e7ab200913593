import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeyboardHeight } from './action-bar.tsx';

afterEach(() => vi.unstubAllGlobals());

const Height = () => <output>{useKeyboardHeight()}</output>;

it('reports how much a keyboard covers while it is open, and ignores the browser’s toolbars', () => {
  const view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  render(<Height />);
  const after = (change: Partial<typeof view>): string | null => {
    act(() => {
      Object.assign(view, change);
      view.dispatchEvent(new Event('resize'));
    });
    return screen.getByRole('status').textContent;
  };
  expect(after({})).toBe('0');
  expect(after({ height: window.innerHeight - 300 })).toBe('300');
  expect(after({ offsetTop: 40 })).toBe('260');
  expect(after({ height: window.innerHeight - 60, offsetTop: 0 })).toBe('0');
  expect(after({ height: window.innerHeight / 2, scale: 2 })).toBe('0');
});
