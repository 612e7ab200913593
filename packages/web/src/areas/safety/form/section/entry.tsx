import { NativeSelect } from '@mantine/core';
import type { SectionName } from '@portal/contract/safety';
import { useTranslation } from '../../../../platform/i18n.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { type Form, useValue } from '../../../../ui/form/state.ts';
import { reportFormWords } from '../report-form.words.ts';
import { entriesOf, levelOf } from '../values/entries.ts';
import type { ReportForm } from '../values/report.ts';
import { Cell } from './cell.tsx';

/** Any field that holds one entry, for the types. */
type EntryPath = 'tcasraDetail.advisoryTypeLevel1';

type Props = {
  form: Form<ReportForm>;
  section: SectionName;
  name: string;
  required: boolean;
  span?: 2 | 4 | 6 | undefined;
};

/** One entry of a catalogue; a level below another stands there once that has something below it. */
export const EntryField = ({ form, section, name, required, span }: Props) => {
  const { t } = useTranslation();
  const { tree, parent, child } = levelOf(name);
  const above = useValue(form, `${section}.${parent ?? name}` as EntryPath);
  const options = entriesOf(tree, parent === undefined ? undefined : above);
  if (options.length === 0) return null;
  const nothing = t(required ? reportFormWords.choose : reportFormWords.unchosen);
  return (
    <Cell span={span}>
      <Field form={form} name={`${section}.${name}` as EntryPath} required={required}>
        {({ onChange, ...bound }) => (
          <NativeSelect
            {...bound}
            data={[{ value: '', label: nothing }, ...options]}
            onChange={(event) => {
              onChange(event);
              if (child !== undefined) form.setValue(`${section}.${child}` as EntryPath, '');
            }}
          />
        )}
      </Field>
    </Cell>
  );
};
