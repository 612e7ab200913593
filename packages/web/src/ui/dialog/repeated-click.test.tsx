import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNoClickThrough } from './repeated-click.ts';

const Asking = () => {
  useNoClickThrough();
  return null;
};

it('the second click of a double one that closed a dialog does not act on what lies below it', () => {
  const act = vi.fn();
  const { container, unmount } = render(<Asking />);
  const below = container.ownerDocument.createElement('button');
  below.addEventListener('click', act);
  container.ownerDocument.body.append(below);
  unmount();
  fireEvent.click(below, { detail: 2 });
  expect(act).not.toHaveBeenCalled();
  fireEvent.click(below, { detail: 1 });
  expect(act).toHaveBeenCalledTimes(1);
  below.remove();
});
