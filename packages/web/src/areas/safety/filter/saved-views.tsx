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

type ViewsProps = { list: ViewedList; search: Searched };

/** The views of a list, and which of them the address shows. */
const useViews = ({ list, search }: ViewsProps) => {
  const { data = [] } = useQuery(viewsQuery);
  const views = data.filter((view) => view.list === list);
  const query = textsOf(search);
  return { views, query, shown: views.find((view) => isSame(view.query, query)) };
};

/** The views of a list, to open. */
export const SavedViews = (props: ViewsProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { views, shown } = useViews(props);
  if (views.length === 0) return null;
  const open = (id: string): void => {
    const view = views.find((each) => String(each.id) === id);
    if (view) void navigate({ to: '.', search: searchOf(view.query) as never });
  };
  return (
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
  );
};

/** Saves the filters in use as a view, or deletes the view that they are. */
export const ViewActs = (props: ViewsProps) => {
  const { t } = useTranslation();
  const [isNaming, setIsNaming] = useState(false);
  const { views, query, shown } = useViews(props);
  const remove = useMutation({
    mutationFn: removeView,
    onSuccess: () => notifyDone(t(safetyFilterWords.viewDeleted)),
    onError: notifyFailure,
    meta,
  });
  return (
    <>
      {shown && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconTrash size={16} aria-hidden />}
          loading={remove.isPending}
          onClick={() => remove.mutate(shown)}
        >
          {t(safetyFilterWords.deleteView)}
        </Button>
      )}
      {!shown && Object.keys(query).length > 0 && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconBookmark size={16} aria-hidden />}
          onClick={() => setIsNaming(true)}
        >
          {t(safetyFilterWords.saveView)}
        </Button>
      )}
      {isNaming && (
        <NameDialog list={props.list} query={query} views={views} name="" onClose={() => setIsNaming(false)} />
      )}
    </>
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
