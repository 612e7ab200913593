import { docTypes, manualClasses, manualTypes } from '@portal/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { ChoiceField } from '../../../ui/list/choice-field.tsx';
import { FilterBar, FoldedFilters } from '../../../ui/list/list-bar.tsx';
import type { FilterField, ListOf } from '../../../ui/list/list-state.ts';
import { documentWords } from '../document/document.words.ts';
import { driveName, drivesQuery } from '../drive/drive.queries.ts';
import { useDriveOptions } from '../drive/drive-tree.ts';
import { useDepartmentOptions } from '../manual/manual-department.ts';
import classes from './document-search.module.css';
import { documentSearchWords } from './document-search.words.ts';
import type { documentSearch } from './document-search-address.ts';

type SomeFieldProps<Value extends string> = FilterField & {
  label: string;
  options: readonly { value: Value; label: string }[];
};

/** Narrows a search to some of a few: each is pressed or not. */
const SomeField = <Value extends string>({ label, options, value, onChange }: SomeFieldProps<Value>) => {
  const chosen = value.split(',').filter(Boolean);
  const toggle = (each: string): void =>
    onChange((chosen.includes(each) ? chosen.filter((other) => other !== each) : [...chosen, each]).join(','));
  return (
    <fieldset className={classes.some}>
      <legend>{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.toggle}
          aria-pressed={chosen.includes(option.value)}
          onClick={() => toggle(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
};

type Props = { list: ListOf<typeof documentSearch> };

/** The names of what filters hold by its number. */
export const useFilterWords = ({
  driveId,
  departmentId,
}: {
  driveId?: number | undefined;
  departmentId?: number | undefined;
}) => {
  const { data: drives } = useQuery(drivesQuery);
  const drive = drives?.find(({ id }) => id === driveId);
  const department = useDepartmentOptions().find(({ value }) => value === String(departmentId));
  return { driveId: drive && driveName(drive), departmentId: department?.name };
};

/** Filters the hits. */
export const SearchFilters = ({ list }: Props) => {
  const { t } = useTranslation();
  const drives = useDriveOptions({ general: true });
  const departments = useDepartmentOptions();
  return (
    <FilterBar>
      <FoldedFilters>
        <ChoiceField
          label={t(documentWords.field.docType)}
          all={t(documentSearchWords.every.docType)}
          options={docTypes.map((value) => ({ value, label: t(documentWords.docType[value]) }))}
          {...list.field('docType')}
        />
        <ChoiceField
          label={t(documentWords.field.drive)}
          all={t(documentSearchWords.every.drive)}
          options={drives}
          {...list.field('driveId')}
        />
        <ChoiceField
          label={t(documentWords.field.department)}
          all={t(documentSearchWords.every.department)}
          options={departments.map(({ value, label }) => ({ value, label }))}
          {...list.field('departmentId')}
        />
        <SomeField
          label={t(documentWords.field.manualType)}
          options={manualTypes.map((value) => ({ value, label: t(documentWords.manualType[value]) }))}
          {...list.field('manualTypes')}
        />
        <SomeField
          label={t(documentWords.field.manualClass)}
          options={manualClasses.map((value) => ({ value, label: t(documentWords.manualClass[value]) }))}
          {...list.field('manualClasses')}
        />
      </FoldedFilters>
    </FilterBar>
  );
};
