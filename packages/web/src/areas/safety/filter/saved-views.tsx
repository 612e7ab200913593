import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type SavedView, type ViewedList, viewLimits } from '@portal/contract/safety';
import { IconBookmark, IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { notifyDone, notifyError, notifyFailure } from '../../../ui/dialog/toast-notify.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import classes from './safety-filter.module.css';
import {
  type ExportedList,
  removeView,
  saveSheet,
  saveView,
  type ViewQuery,
  viewsQuery,
} from './safety-filter.queries.ts';
import { safetyFilterWords } from './safety-filter.words.ts';
import { withoutReversed } from './safety-filter-kinds.ts';

const isLeftOut = (name: string, { searchText }: { searchText?: string | undefined }): boolean =>
  name === 'offset' || name === 'limit' || (name === 'searchType' && searchText === undefined);

type Searched = { searchText?: string | undefined; fromDate?: string | undefined; toDate?: string | undefined };

/** The filters of an address as texts, without pages and what narrows nothing by itself. */
const textsOf = (search: Searched): ViewQuery =>
  Object.fromEntries(
    Object.entries(withoutReversed(search)).flatMap(([name, value]) =>
      value === undefined || isLeftOut(name, search) ? [] : [[name, String(value)]],
    ),
  );

/** The filters of a view as the query of an address. */
const searchOf = (query: ViewQuery): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      name !== 'searchText' && (value === 'true' || value === 'false') ? value === 'true' : value,
    ]),
  );

const isSame = (one: ViewQuery, other: ViewQuery): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

const meta = { refreshes: [viewsQuery.queryKey], ownErrors: true };

type NameProps = { list: ViewedList; query: ViewQuery; views: readonly SavedView[]; name: string; onClose: () => void };

const nameFault = (error: Error): string =>
  (isFailure(error) && error.errors.find(({ path }) => path === 'name')?.message) || messageOf(error);

/** Asks for the name of a view; the same name replaces another view of the list. */
const NameDialog = ({ list, query, views, name: first, onClose }: NameProps) => {
  const { t } = useTranslation();
  const [name, setName] = useState(first);
  const [key] = useState(() => crypto.randomUUID());
  const replaced = views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveView({ list, name, query }, replaced, key),
    onSuccess: () => {
      notifyDone(t(safetyFilterWords.viewSaved));
      onClose();
    },
    meta,
  });
  return (
    <FormDialog
      title={t(safetyFilterWords.saveView)}
      confirmLabel={t(safetyFilterWords.save)}
      dirty={name !== first}
      busy={isPending}
      ready={name.trim() !== ''}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <TextInput
        label={t(safetyFilterWords.viewName)}
        description={t(replaced ? safetyFilterWords.viewReplaces : safetyFilterWords.viewHint)}
        data-autofocus
        required
        maxLength={viewLimits.name}
        value={name}
        error={error ? nameFault(error) : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
};

/** The views of a list, to open, save or delete. */
export const SavedViews = ({ list, search }: { list: ViewedList; search: Searched }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data = [] } = useQuery(viewsQuery);
  const [isNaming, setIsNaming] = useState(false);
  const views = data.filter((view) => view.list === list);
  const query = textsOf(search);
  const shown = views.find((view) => isSame(view.query, query));
  const remove = useMutation({
    mutationFn: removeView,
    onSuccess: () => notifyDone(t(safetyFilterWords.viewDeleted)),
    onError: notifyFailure,
    meta,
  });
  const open = (id: string): void => {
    const view = views.find((each) => String(each.id) === id);
    if (view) void navigate({ to: '.', search: searchOf(view.query) as never });
  };
  return (
    <div className={classes.views}>
      {views.length > 0 && (
        <NativeSelect
          className={classes.view}
          aria-label={t(safetyFilterWords.views)}
          data={[
            { value: '', label: t(safetyFilterWords.noView) },
            ...views.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={shown ? String(shown.id) : ''}
          onChange={(event) => open(event.currentTarget.value)}
        />
      )}
      {shown && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          loading={remove.isPending}
          onClick={() => remove.mutate(shown)}
        >
          {t(safetyFilterWords.deleteView)}
        </Button>
      )}
      {!shown && Object.keys(query).length > 0 && (
        <Button
          variant="default"
          leftSection={<IconBookmark size={16} aria-hidden />}
          onClick={() => setIsNaming(true)}
        >
          {t(safetyFilterWords.saveView)}
        </Button>
      )}
      {isNaming && <NameDialog list={list} query={query} views={views} name="" onClose={() => setIsNaming(false)} />}
    </div>
  );
};

/** Saves the whole list as a spreadsheet. */
export const SheetButton = ({ list, query }: { list: ExportedList; query: object }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveSheet(list, query),
    onError: ({ message }) => notifyError(t(safetyFilterWords.excelFailed, { message })),
    meta: { ownErrors: true },
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => mutate()}
    >
      {t(safetyFilterWords.excel)}
    </Button>
  );
};
