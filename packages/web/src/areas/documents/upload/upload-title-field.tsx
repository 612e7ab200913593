import { Autocomplete, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { documentFileName, documentLimits, normalizeTitle } from '@portal/contract/documents';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import { type Form, useValue } from '../../../ui/form/form-state.ts';
import classes from './document-upload.module.css';
import { foundFileQuery, MOST_TITLES, titlesQuery } from './document-upload.queries.ts';
import { documentUploadWords } from './document-upload.words.ts';
import { extensionIn, type UploadValues } from './document-upload-form.ts';

/** So long nobody types on (rules/documents.md#upload). */
const PAUSE_MS = 450;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === normalizeTitle(other).toLowerCase();

type Warning = 'sameTitle' | 'revises' | 'notYours';

/**
 * Known documents with this title: those with this exact name, once there is a file, and those with the same title
 * only.
 */
const useTitles = (driveId: number, form: Form<UploadValues>) => {
  const typed = normalizeTitle(useValue(form, 'title'));
  const extension = extensionIn({ files: useValue(form, 'files') });
  const [title] = useDebouncedValue(typed, PAUSE_MS);
  const fileName = title === '' || extension === '' ? '' : documentFileName(title, extension);
  const { data: found = [] } = useQuery(titlesQuery(driveId, title));
  const { data: there } = useQuery(foundFileQuery(driveId, fileName));
  const warning = (): Warning | undefined => {
    if (title === '' || title !== typed) return undefined;
    if (there?.exists) return there.mayOverwrite ? 'revises' : 'notYours';
    return found.some((document) => isSame(title, document.title)) ? 'sameTitle' : undefined;
  };
  const offered = title === '' ? [] : found.map((document) => document.title);
  return { offered: [...new Set(offered)].slice(0, MOST_TITLES), warning: warning() };
};

type Props = { driveId: number; form: Form<UploadValues> };

/** The title of a new document: existing ones are suggested, and a conflict is shown. */
export const TitleField = ({ driveId, form }: Props) => {
  const { t } = useTranslation();
  const { offered, warning } = useTitles(driveId, form);
  return (
    <div>
      <Field form={form} name="title">
        {({ onBlur, ...bound }) => (
          <Autocomplete
            {...bound}
            description={t(documentUploadWords.titleHelp, { limit: documentLimits.title })}
            data={offered}
            limit={MOST_TITLES}
            filter={({ options }) => options}
            comboboxProps={{ shadow: 'md' }}
            onBlur={() => {
              // As it will be stored: without what no file may be called.
              form.patch({ title: normalizeTitle(form.current().title) });
              onBlur();
            }}
          />
        )}
      </Field>
      <Text component="div" className={classes.warning} role="status">
        {warning !== undefined && (
          <>
            <IconAlertTriangle size={16} aria-hidden />
            {t(documentUploadWords.titleWarning[warning])}
          </>
        )}
      </Text>
    </div>
  );
};
