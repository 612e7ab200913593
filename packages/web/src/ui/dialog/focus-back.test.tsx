import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFocusBack } from './focus-back.ts';
import { keepFocus } from './kept-focus.ts';

const Asking = () => {
  useFocusBack();
  return null;
};

let end: () => void;

beforeEach(() => {
  end = keepFocus();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** A page whose act was pressed; answers what closes the dialog over it. */
const givenDialog = ({ disabled = false } = {}) => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">문서</h1><div data-page-actions><button id="again">다시 작성</button><button id="cancel" data-variant="outline">취소</button></div></main>';
  const [cancel, again] = ['cancel', 'again'].map((id) => document.getElementById(id));
  cancel?.focus();
  // A browser takes the focus away at once.
  if (disabled) cancel?.blur();
  if (disabled) cancel?.setAttribute('disabled', '');
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

it('a button that could be pressed no more when the dialog came gives the focus to what comes next', async () => {
  const { again, unmount } = givenDialog({ disabled: true });
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(again));
});

it('whoever has gone on by then is left where they are', async () => {
  const { cancel, unmount } = givenDialog();
  unmount();
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  const heading = document.querySelector('h1');
  heading?.focus();
  cancel?.remove();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(document.activeElement).toBe(heading);
});

/** The button of an act is under way when the dialog that asked is gone. */
const givenUnderWay = async () => {
  const given = givenDialog();
  if (!(given.cancel instanceof HTMLButtonElement)) throw new Error('there is no button');
  const act = given.cancel;
  act.disabled = true;
  act.dataset.loading = 'true';
  given.unmount();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
  return { act, again: given.again };
};

it('an act that is under way when the dialog goes has the focus again once it has failed', async () => {
  const { act } = await givenUnderWay();
  act.disabled = false;
  delete act.dataset.loading;
  await waitFor(() => expect(document.activeElement).toBe(act));
});

it('an act that is under way when the dialog goes leaves the focus to what comes next once it is done', async () => {
  const { act, again } = await givenUnderWay();
  act.remove();
  await waitFor(() => expect(document.activeElement).toBe(again));
});

it('a refusal that is told while the act is busy gives the focus back to the act, not to the way to the next document', async () => {
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
