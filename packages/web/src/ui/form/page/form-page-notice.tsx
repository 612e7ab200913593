import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../../platform/i18n.ts';
import { DifferenceTable } from '../differences.tsx';
import { formWords } from '../form.words.ts';
import type { Difference } from '../form-definition.ts';
import { type Form, useErrors, useValues } from '../form-state.ts';
import { Summary } from '../summary.tsx';
import type { FormPage } from './form-page.ts';

type Versions<Values> = {
  /** The record as the server has it this moment. */
  read: () => Promise<Values>;
  differencesOf: (mine: Values, stored: Values) => readonly Difference[];
};

type VersionsProps<Values extends FieldValues> = Versions<Values> & { form: Form<Values> };

/** The version that somebody else saved, next to that of the form. */
const VersionTable = <Values extends FieldValues>({ form, read, differencesOf }: VersionsProps<Values>) => {
  const { t } = useTranslation();
  const mine = useValues(form);
  const { data: stored, isError } = useQuery({
    queryKey: ['form', form.definition.name, 'stored'],
    queryFn: read,
    staleTime: 0,
    gcTime: 0,
  });
  if (stored === undefined) return isError ? null : <Skeleton height={60} mb="xs" />;
  const differences = differencesOf(mine, stored);
  if (differences.length === 0) return <Text mb="xs">{t(formWords.page.noDifference)}</Text>;
  return <DifferenceTable place="page" differences={differences} />;
};

type Option = { label: string; onChoose: () => void };

const NoticeWithOptions = ({ text, options }: { text: string; options: readonly Option[] }) => (
  <>
    <Text mb="xs">{text}</Text>
    <Group gap="xs" mb="xs">
      {options.map(({ label, onChoose }) => (
        <Button key={label} variant="default" onClick={onChoose}>
          {label}
        </Button>
      ))}
    </Group>
  </>
);

type Props<Values extends FieldValues> = {
  form: Form<Values>;
  page: Pick<FormPage, 'state' | 'overwrite' | 'takeStored'>;
  /** Title when it was changed elsewhere. */
  changedTitle: string;
  /** Undefined before the first save. */
  versions: Versions<Values> | undefined;
  /** What the user can do when the record itself is deleted. */
  rescue?: { text: string } & Option;
};

/** Shows all messages, each with a link to its field; stays until the next attempt. */
export const PageNotice = <Values extends FieldValues>(props: Props<Values>) => {
  const { form, page, changedTitle, versions, rescue } = props;
  const { messages, phase } = page.state;
  const { t } = useTranslation();
  const errors = useErrors(form);
  if (Object.keys(errors).length === 0 && messages.length === 0 && phase !== 'conflict') return null;
  return (
    <Alert
      color="red"
      role="alert"
      mb="md"
      styles={{ body: { minWidth: 0 } }}
      icon={<IconAlertTriangle aria-hidden />}
      title={phase === 'conflict' ? changedTitle : t(formWords.page.wrong)}
    >
      {phase === 'conflict' && (
        <>
          {versions && <VersionTable form={form} {...versions} />}
          <NoticeWithOptions
            text={t(formWords.page.changed)}
            options={[
              { label: t(formWords.page.overwrite), onChoose: () => void page.overwrite() },
              { label: t(formWords.page.takeStored), onChoose: () => void page.takeStored() },
            ]}
          />
        </>
      )}
      <Summary form={form} errors={errors} messages={messages} />
      {phase === 'closed' && rescue && <NoticeWithOptions text={rescue.text} options={[rescue]} />}
    </Alert>
  );
};
