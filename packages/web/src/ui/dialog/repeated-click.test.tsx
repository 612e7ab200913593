import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNoClickThrough } from './repeated-click.ts';

const Asking = () => {
  useNoClickThrough();
  return null;
};

it('the second click of a double one that opened or closed a dialog acts on nothing', () => {
  const act = vi.fn();
  const { container, unmount } = render(<Asking />);
  const below = container.ownerDocument.createElement('button');
  container.ownerDocument.body.append(below);
  for (const part of ['mousedown', 'mouseup', 'click']) below.addEventListener(part, act);
  const press = (detail: number) => {
    fireEvent.mouseDown(below, { detail });
    fireEvent.mouseUp(below, { detail });
    fireEvent.click(below, { detail });
  };
  press(2);
  unmount();
  press(2);
  expect(act).not.toHaveBeenCalled();
  press(1);
  expect(act).toHaveBeenCalledTimes(3);
  below.remove();
});
