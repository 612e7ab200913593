import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { givenInPage } from '../../../testing/in-page.tsx';
import type { EditorProblem } from '../editor-props.ts';
import RichTextEditorField from './editor-field.tsx';

const TABLE = '<table><tbody><tr><td><p>하나</p></td><td><p>둘</p></td></tr></tbody></table>';

const givenEditor = async (
  value: string,
  onChange: (html: string) => void = () => undefined,
  onProblem: (what: EditorProblem) => void = () => undefined,
) => {
  await givenInPage(() => (
    <>
      <button type="button">앞</button>
      <RichTextEditorField label="내용" value={value} onChange={onChange} onProblem={onProblem} />
    </>
  ));
  const toolbar = await screen.findByRole('toolbar');
  const controls = () => [...toolbar.querySelectorAll<HTMLElement>('button, select')];
  return { toolbar, controls, text: screen.getByRole('textbox') };
};

/** jsdom has no layout, which scrolling needs. */
const measureNothing = () => {
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
  Object.assign(Text.prototype, { getClientRects: () => [] });
};

it('the toolbar is one tab stop, and arrow keys move between its controls', async () => {
  const { controls } = await givenEditor('<p>글</p>');
  await waitFor(() => expect(controls().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1));
  screen.getByRole('button', { name: '앞' }).focus();
  await userEvent.keyboard('{Tab}');
  const first = document.activeElement;
  expect(first).toBe(controls()[0]);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(controls()[2]);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  const last = controls()
    .filter((control) => !control.matches(':disabled'))
    .at(-1);
  expect(document.activeElement).toBe(last);
  await waitFor(() => expect(controls().filter(({ tabIndex }) => tabIndex === 0)).toEqual([last]));
});

it('arrow keys, Home and End move through the sizes of a new table, and Tab leaves them', async () => {
  measureNothing();
  const { text } = await givenEditor('<p>글</p>');
  const button = screen.getByLabelText('표 넣기');
  const begin = async () => {
    await userEvent.click(button);
    (await screen.findByLabelText('1열 1행 표 넣기')).focus();
  };
  const at = () => document.activeElement?.ariaLabel;
  await begin();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(at()).toBe('3열 2행 표 넣기');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(at()).toBe('10열 2행 표 넣기');
  await userEvent.keyboard('{Home}{Tab}');
  expect(document.activeElement).toBe(button);
  expect(button.ariaExpanded).toBe('false');
  await begin();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(text.querySelectorAll('th')).toHaveLength(2);
});

it('the tools of a table are shown within one only, and keep their room outside, so that nothing moves', async () => {
  const tools = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>('[data-shown] button')];
  const isShown = (toolbar: HTMLElement) => toolbar.querySelector<HTMLElement>('[data-shown]')?.dataset.shown;
  const outside = await givenEditor('<p>글</p>');
  const names = outside.controls().map(({ ariaLabel }) => ariaLabel);
  expect([isShown(outside.toolbar), tools(outside.toolbar).length]).toEqual(['false', 11]);
  expect(tools(outside.toolbar).every((tool) => tool.matches(':disabled'))).toBe(true);
  cleanup();
  const inside = await givenEditor(TABLE);
  await waitFor(() => expect(isShown(inside.toolbar)).toBe('true'));
  expect(tools(inside.toolbar).some((tool) => tool.matches(':enabled'))).toBe(true);
  expect(inside.controls().map(({ ariaLabel }) => ariaLabel)).toEqual(names);
});

it('after Esc the Tab key leaves the last cell, and adds a row before it', async () => {
  measureNothing();
  const { text } = await givenEditor(TABLE);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    text.dispatchEvent(event);
    return event.defaultPrevented;
  };
  text.focus();
  press('Tab');
  expect(press('Tab')).toBe(true);
  await waitFor(() => expect(text.querySelectorAll('tr')).toHaveLength(2));
  press('Escape');
  expect(press('Tab')).toBe(false);
  press('Escape');
  press('a');
  expect(press('Tab')).toBe(true);
});

it('a shortcut that may save immediately finds the latest text in the form', async () => {
  measureNothing();
  const rows: number[] = [];
  const { text } = await givenEditor(TABLE, (html) => rows.push(html.split('<tr>').length - 1));
  const press = (init: KeyboardEventInit) =>
    text.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  text.focus();
  press({ key: 'Tab' });
  press({ key: 'Tab' });
  expect(rows).toEqual([]);
  press({ key: 's', ctrlKey: true });
  expect(rows).toEqual([2]);
});

it('a failure while pasting is shown, and a later failure is not attributed to it', async () => {
  const onProblem = vi.fn();
  const { text } = await givenEditor('<p>글</p>', undefined, onProblem);
  text.addEventListener('paste', () => window.dispatchEvent(new Event('error')));
  // Prevents the editor from handling the event.
  window.addEventListener('paste', (event) => event.preventDefault(), { capture: true, once: true });
  text.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true }));
  expect(onProblem.mock.calls).toEqual([['pasteFailed']]);
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('error'));
  expect(onProblem).toHaveBeenCalledTimes(1);
});

it('a file that is no picture is refused when it is dropped, and does not open in the tab', async () => {
  measureNothing();
  const onProblem = vi.fn();
  const { text } = await givenEditor('<p>글</p>', undefined, onProblem);
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: {
      files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })],
      getData: () => '',
      types: ['Files'],
    },
    clientX: 0,
    clientY: 0,
  });
  document.elementFromPoint = () => text;
  text.dispatchEvent(drop);
  expect(drop.defaultPrevented).toBe(true);
  await waitFor(() => expect(onProblem.mock.calls).toEqual([['badImage']]));
});
