import { MantineProvider, NativeSelect, TextInput } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { focusField, useAttention } from './attention.ts';
import { Field } from './form-field.tsx';
import { Rows } from './form-rows.tsx';
import { Section } from './form-section.tsx';
import { type Form, useForm, useValue } from './form-state.ts';

beforeAll(async () => {});

type Report = { kind: string; flights: Record<string, string>; sum: { one: string; other: string }; rows: Row[] };
type Row = { weight: string };

const names = Array.from({ length: 115 }, (_, at) => `f${at}`);
const initial: Report = {
  kind: 'bird',
  flights: Object.fromEntries(names.map((name) => [name, ''])),
  sum: { one: '1', other: '2' },
  rows: [],
};

const drawn = new Map<string, number>();

const Text = ({
  form,
  name,
}: {
  form: Form<Report>;
  name: `flights.${string}` | `rows.${number}.weight` | 'sum.one';
}) => (
  <Field form={form} name={name}>
    {(bound) => {
      drawn.set(name, (drawn.get(name) ?? 0) + 1);
      return <TextInput {...bound} />;
    }}
  </Field>
);

const Sum = ({ form }: { form: Form<Report> }) => (
  <output>{Number(useValue(form, 'sum.one')) + Number(useValue(form, 'sum.other'))}</output>
);

const Bird = ({ form }: { form: Form<Report> }) =>
  useValue(form, 'kind') === 'bird' ? <Text form={form} name="flights.f114" /> : null;

let form: Form<Report>;
let look: ReturnType<typeof useAttention>;

/** About as many fields as a safety report: nested, in a list, depending on each other, in a closed section. */
const Whole = () => {
  form = useForm(initial, {
    name: 'report',
    fields: ['kind', ...names.map((name) => `flights.${name}`), 'sum.one', 'rows.*.weight'],
    labelOf: (field) => field,
  });
  look = useAttention(form, false);
  return (
    <>
      <Field form={form} name="kind">
        {(bound) => <NativeSelect {...bound} data={['bird', 'other']} />}
      </Field>
      {names.slice(0, -1).map((name) => (
        <Text key={name} form={form} name={`flights.${name}`} />
      ))}
      <Bird form={form} />
      <Text form={form} name="sum.one" />
      <Sum form={form} />
      <Section form={form} title="화물" holds={['rows']}>
        <Rows
          form={form}
          name="rows"
          label="화물"
          empty={{ weight: '' }}
          most={2}
          words={{ add: '추가', remove: (place) => `${place + 1}번 빼기` }}
        >
          {(path) => <Text form={form} name={`${path}.weight`} />}
        </Rows>
      </Section>
    </>
  );
};

const given = () => {
  render(
    <MantineProvider>
      <Whole />
    </MantineProvider>,
  );
  drawn.clear();
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('typing into one of 120 fields renders only that field', () => {
  given();
  type('flights.f7', 'HB7');
  expect([...drawn]).toEqual([['flights.f7', 1]]);
  expect(form.current().flights.f7).toBe('HB7');
});

it('a message at a field renders only that field', () => {
  given();
  act(() => void form.showErrors([{ path: 'flights.f7', message: '편명이 아닙니다.' }]));
  expect([...drawn.keys()]).toEqual(['flights.f7']);
  expect(screen.getByLabelText('flights.f7').getAttribute('aria-invalid')).toBe('true');
});

it('a sum and a dependent field are updated with the fields they depend on', () => {
  given();
  type('sum.one', '40');
  expect(screen.getByRole('status').textContent).toBe('42');
  type('kind', 'other');
  expect(screen.queryByLabelText('flights.f114')).toBeNull();
});

it('list entries are added and removed, each with its own fields', () => {
  given();
  const add = () => fireEvent.click(screen.getByText('추가'));
  add();
  add();
  const weights = () => screen.getAllByLabelText<HTMLInputElement>('rows.*.weight').map(({ value }) => value);
  for (const [place, input] of screen.getAllByLabelText('rows.*.weight').entries())
    fireEvent.change(input, { target: { value: `${place + 1} kg` } });
  expect(weights()).toEqual(['1 kg', '2 kg']);
  expect(screen.getByText('추가').closest('button')?.disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('1번 빼기'));
  expect(weights()).toEqual(['2 kg']);
  expect(form.current().rows).toEqual([{ weight: '2 kg' }]);
  expect(form.shown().dirty).toBe(true);
});

it('the link to an invalid field opens its closed section, which shows the number of problems', () => {
  given();
  fireEvent.click(screen.getByText('추가'));
  const section = screen.getByText('화물', { selector: 'summary' }).closest('details');
  expect(section?.open).toBe(false);
  act(() => {
    form.showErrors([{ path: 'rows.0.weight', message: '무게를 입력해 주세요.' }]);
    look();
  });
  expect(section?.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText('rows.*.weight'));
  expect(section?.querySelector('summary')?.textContent).toContain('확인할 항목 1개');
  focusField(form, 'sum.one');
  expect(document.activeElement).toBe(screen.getByLabelText('sum.one'));
});
