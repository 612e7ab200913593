import { Select, Text } from '@mantine/core';
import type { Manual } from '@portal/contract/documents';
import { searchWords } from '@portal/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { slashedDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useValue } from '../../../ui/form/form-state.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { driveDocumentQuery } from '../document/document.queries.ts';
import { documentWords } from '../document/document.words.ts';
import { departmentOf } from '../manual/manual-department.ts';
import classes from './document-upload.module.css';
import { documentUploadWords } from './document-upload.words.ts';
import type { UploadValues } from './document-upload-form.ts';

const labelOf = ({ docNo, title, subTitle }: Manual): string =>
  [title, subTitle && `(${subTitle})`, `· ${docNo}`].filter(Boolean).join(' ');

const holds = (manual: Manual | undefined, words: readonly string[]): boolean => {
  const text = [manual?.title, manual?.subTitle, manual?.docNo, manual?.abbr].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The present revision of the manual, from which the next number is derived. */
const ManualStatus = ({ manual }: { manual: Manual }) => {
  const { t } = useTranslation();
  const { data: document } = useQuery({
    ...driveDocumentQuery(manual.driveId, manual.documentId ?? 0),
    enabled: manual.documentId !== null,
  });
  const of = `${t(documentWords.manualType[manual.manualType])} · ${departmentOf(manual)}`;
  const current = document?.revision;
  return (
    <Text component="div" className={classes.standing} role="status">
      {of}
      {manual.documentId === null && ` · ${t(documentUploadWords.manual.first)}`}
      {current &&
        ` · ${t(documentUploadWords.manual.current, { version: current.version, date: slashedDay(current.revisionDate) })}`}
    </Text>
  );
};

type Props = {
  form: Form<UploadValues>;
  manuals: readonly Manual[] | undefined;
  /** It was chosen beforehand. */
  fixed: boolean;
};

/** Which manual gets a revision: one of those the reader may upload to, found by a part of its names. */
export const ManualField = ({ form, manuals, fixed }: Props) => {
  const { t } = useTranslation();
  const manualId = useValue(form, 'manualId');
  const chosen = manuals?.find(({ id }) => String(id) === manualId);
  const none = manuals?.length === 0;
  return (
    <div>
      <Field form={form} name="manualId">
        {({ value, onChange, autoComplete: _, ...bound }) => (
          <Select
            {...bound}
            placeholder={t(documentUploadWords.manual.choose)}
            searchable
            selectFirstOptionOnChange
            openOnFocus={false}
            readOnly={fixed}
            value={value === '' ? null : value}
            data={(manuals ?? []).map((manual) => ({ value: String(manual.id), label: labelOf(manual) }))}
            filter={({ options, search }) => {
              const words = searchWords(search.toLowerCase());
              return options.filter(
                (option) =>
                  'value' in option &&
                  holds(
                    manuals?.find(({ id }) => String(id) === option.value),
                    words,
                  ),
              );
            }}
            nothingFoundMessage={t(manuals === undefined ? uiWords.loading : documentUploadWords.manual.notFound)}
            onChange={(id) => onChange(id ?? '')}
          />
        )}
      </Field>
      {none && <Text className={classes.standing}>{t(documentUploadWords.manual.none)}</Text>}
      {chosen && <ManualStatus manual={chosen} />}
    </div>
  );
};
