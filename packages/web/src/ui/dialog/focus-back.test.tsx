import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFocusBack } from './focus-back.ts';
import { watchFocus } from './watch-focus.ts';

const Asking = () => {
  useFocusBack();
  return null;
};

let end: () => void;

beforeEach(() => {
  end = watchFocus();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** A page whose button was pressed; returns a function that closes the dialog over it. */
const givenDialog = ({ disabled = false } = {}) => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">문서</h1><div data-page-actions><button id="again">다시 작성</button><button id="cancel" data-variant="outline">취소</button></div></main>';
  const [cancel, retry] = ['cancel', 'again'].map((id) => document.getElementById(id));
  cancel?.focus();
  // A browser removes the focus from a disabled button at once.
  if (disabled) cancel?.blur();
  if (disabled) cancel?.setAttribute('disabled', '');
  const { unmount } = render(<Asking />);
  cancel?.blur();
  return { cancel, retry, unmount };
};

it('when the focused element disappears shortly after the dialog, the next element gets the focus', async () => {
  const { cancel, retry, unmount } = givenDialog();
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  cancel?.remove();
  await waitFor(() => expect(document.activeElement).toBe(retry));
});

it('when the button was disabled before the dialog opened, the next element gets the focus', async () => {
  const { retry, unmount } = givenDialog({ disabled: true });
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(retry));
});

it('a user who has moved the focus meanwhile keeps it', async () => {
  const { cancel, unmount } = givenDialog();
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  const heading = document.querySelector('h1');
  heading?.focus();
  cancel?.remove();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(document.activeElement).toBe(heading);
});

/** The button of an act is busy when its dialog closes. */
const givenUnderWay = async () => {
  const given = givenDialog();
  if (!(given.cancel instanceof HTMLButtonElement)) throw new Error('there is no button');
  const act = given.cancel;
  act.disabled = true;
  act.dataset.loading = 'true';
  given.unmount();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
  return { act, retry: given.retry };
};

it('a busy button gets the focus back when its act has failed', async () => {
  const { act } = await givenUnderWay();
  act.disabled = false;
  delete act.dataset.loading;
  await waitFor(() => expect(document.activeElement).toBe(act));
});

it('a busy button leaves the focus to the next act when its act is done', async () => {
  const { act, retry } = await givenUnderWay();
  act.remove();
  await waitFor(() => expect(document.activeElement).toBe(retry));
});

it('after a refusal during a busy act the focus returns to the act, not to the link to the next document', async () => {
  document.body.innerHTML =
    '<main><a href="#next" data-queue="next">다음</a><section><h2>결재 처리</h2><button id="act">승인</button></section></main>';
  const act = document.getElementById('act');
  if (!(act instanceof HTMLButtonElement)) throw new Error('there is no button');
  act.focus();
  act.blur();
  act.disabled = true;
  const { unmount } = render(<Asking />);
  act.disabled = false;
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(act));
});
