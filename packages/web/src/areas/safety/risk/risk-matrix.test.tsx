import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { givenInPage } from '../../../testing/in-page.tsx';
import { type Choice, RiskMatrix } from './risk-matrix.tsx';

const Held = ({ onChoose }: { onChoose: (choice: Choice) => void }) => {
  const [chosen, setChosen] = useState<Choice>({});
  return (
    <RiskMatrix
      chosen={chosen}
      onChoose={(choice) => {
        setChosen(choice);
        onChoose(choice);
      }}
    />
  );
};

const given = async () => {
  const choices: Choice[] = [];
  await givenInPage(() => <Held onChoose={(choice) => choices.push(choice)} />, '/');
  return { choices, matrix: within(await screen.findByRole('group', { name: '위험도 표' })) };
};

it('how often is chosen after how badly', async () => {
  const { choices } = await given();
  const often = screen.getByRole<HTMLInputElement>('radio', { name: /^4/ });
  expect(often.disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /^B/ }));
  expect(often.disabled).toBe(false);
  await userEvent.click(often);
  expect(choices.at(-1)).toEqual({ severity: 'B', probability: 4 });
});

it('every cell shows its level and its class in addition to the colour', async () => {
  const { matrix } = await given();
  const cells = matrix.getAllByRole('button');
  expect(cells).toHaveLength(25);
  expect(cells.map(({ textContent, dataset }) => `${textContent} ${dataset.risk}`).slice(0, 6)).toEqual([
    '5A val-a',
    '5B val-a',
    '5C val-a',
    '5D val-b',
    '5E val-b',
    '4A val-a',
  ]);
  matrix.getByRole('button', { name: '1E 허용' });
});

it('a cell chooses both; arrow keys move, and Tab reaches one', async () => {
  const { choices, matrix } = await given();
  const first = matrix.getByRole('button', { name: /^5A/ });
  expect(matrix.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([first]);
  first.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  const chosen = matrix.getByRole('button', { name: /^4C/ });
  expect(document.activeElement).toBe(chosen);
  fireEvent.click(chosen);
  expect(choices.at(-1)).toEqual({ severity: 'C', probability: 4 });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  expect(chosen.tabIndex).toBe(0);
});
