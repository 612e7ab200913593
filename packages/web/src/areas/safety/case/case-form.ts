import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { placeOf } from '../../../ui/form/copy/local-copy.ts';
import { useLocalCopy } from '../../../ui/form/copy/use-local-copy.ts';
import { useRecordForm } from '../../../ui/form/record/use-record-form.ts';
import { mayDiscard } from '../../../ui/form/unsaved-guard.ts';
import { useMe } from '../../identity/index.ts';

type Stored = { id: number; version: number };
type Given<Values extends FieldValues, StoredRecord extends Stored> = Parameters<
  typeof useRecordForm<Values, StoredRecord>
>[0];

const sameKeys = (one: object, other: object): boolean =>
  Object.keys(one).sort().join() === Object.keys(other).sort().join();

/** A form that creates or changes one record, with a copy on this device until it is saved. */
export const useCopiedForm = <Values extends FieldValues, StoredRecord extends Stored>(
  given: Given<Values, StoredRecord>,
  /** The name of the draft, such as `investigation-12`. */
  what: string,
) => {
  const { employee } = useMe();
  const saving = useRecordForm(given);
  const [copying] = useState(() => ({
    isForm: (found: unknown): found is Values =>
      typeof found === 'object' && found !== null && sameKeys(found, given.initial),
    bare: (form: Values) => form,
  }));
  const copy = useLocalCopy(saving.form, {
    ...copying,
    place: placeOf('safety', employee.id, what),
    version: saving.version,
  });
  return { ...saving, copy };
};

/** Such a form for any kind of record. */
export type CopiedForm<Values extends FieldValues> = ReturnType<typeof useCopiedForm<Values, Stored>>;

/** A record whose form replaces its tabs: the record as it was when editing began. */
export const useEditMode = <StoredRecord>(record: StoredRecord) => {
  const [changed, setChanged] = useState<StoredRecord>();
  const begin = async (): Promise<void> => {
    if (await mayDiscard()) setChanged(record);
  };
  return { changed, begin: () => void begin(), stop: () => setChanged(undefined) };
};
