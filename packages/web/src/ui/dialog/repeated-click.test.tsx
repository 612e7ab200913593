import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNoClickThrough } from './repeated-click.ts';

const Asking = () => {
  useNoClickThrough();
  return null;
};

it('the second click of a double click that opened or closed a dialog has no effect', () => {
  const act = vi.fn();
  const below = document.createElement('button');
  document.body.append(below);
  for (const part of ['mousedown', 'mouseup', 'click']) below.addEventListener(part, act);
  const press = (detail: number) => {
    fireEvent.mouseDown(below, { detail });
    fireEvent.mouseUp(below, { detail });
    fireEvent.click(below, { detail });
  };
  const { unmount } = render(<Asking />);
  press(2);
  expect(act).not.toHaveBeenCalled();
  press(1);
  press(2);
  expect(act).toHaveBeenCalledTimes(6);
  // Closing restarts the time.
  unmount();
  press(2);
  expect(act).toHaveBeenCalledTimes(6);
  press(1);
  expect(act).toHaveBeenCalledTimes(9);
  below.remove();
});
