import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnce } from './once.ts';

it('a double click starts an act once, and a later click starts it once more', () => {
  vi.useFakeTimers();
  const begin = vi.fn();
  const Acting = () => {
    const once = useOnce();
    return (
      <button type="button" onClick={() => once(begin)}>
        적용
      </button>
    );
  };
  render(<Acting />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(begin).toHaveBeenCalledTimes(1);
  act(() => vi.runAllTimers());
  fireEvent.click(button);
  expect(begin).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
