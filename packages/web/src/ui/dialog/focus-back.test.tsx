import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFocusBack } from './focus-back.ts';

const Asking = () => {
  useFocusBack();
  return null;
};

afterEach(() => document.body.replaceChildren());

/** A page whose act was pressed; answers what closes the dialog over it. */
const givenDialog = () => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">문서</h1><div data-page-actions><button id="again">다시 작성</button></div></main><button id="cancel">취소</button>';
  const [cancel, again] = ['cancel', 'again'].map((id) => document.getElementById(id));
  cancel?.focus();
  const { unmount } = render(<Asking />);
  cancel?.blur();
  return { cancel, again, unmount };
};

it('where the focus went back to goes a moment later, it is on what comes next', async () => {
  const { cancel, again, unmount } = givenDialog();
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  cancel?.remove();
  await waitFor(() => expect(document.activeElement).toBe(again));
});

it('whoever has gone on by then is left where they are', async () => {
  const { cancel, unmount } = givenDialog();
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  const heading = document.querySelector('h1');
  heading?.focus();
  cancel?.remove();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(heading);
});
