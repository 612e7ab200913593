import { isTakenConfidentially, reportFileLimits, reportWords, type SectionName } from '@portal/contract/safety';
import { memo } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { extensionOf, shownName } from '../../../ui/files/drop-limits.ts';
import { Section } from '../../../ui/form/form-section.tsx';
import { type Form, useAnswer, useValue } from '../../../ui/form/form-state.ts';
import type { FilesState } from '../../../ui/form/page/draft-files.ts';
import { FilesField } from '../../../ui/form/page/files-field.tsx';
import { isOnDial } from './clock-dial.tsx';
import { LastFlight } from './last-flight.tsx';
import { useOwnDepartmentCode } from './report-department.ts';
import classes from './report-form.module.css';
import { reportFormWords } from './report-form.words.ts';
import { SectionIndex, SectionProgress, sectionId } from './report-form-index.tsx';
import { OwnFields } from './report-own-fields.tsx';
import grid from './report-section.module.css';
import { ReportField } from './report-section-field.tsx';
import { layout, ownFields, sectionOrder } from './values/report-form-layout.ts';
import { type Part, progressOf } from './values/report-form-progress.ts';
import { neededSection, placedSections, type ReportForm } from './values/report-form-values.ts';

/** Departments that fly, dispatch and maintain, and the crews, who alone are asked for data of an aircraft. */
const flying = ['OP', 'OS', 'FT', 'FS', 'FQ', 'CO', 'CT', 'SS', 'FO'];

const availableTo: Partial<Record<SectionName, readonly string[]>> = {
  aricraftDetail: flying,
  environmentDetail: [...flying, 'OC'],
};

/**
 * The visible sections, in their order: those of the report, two of which depend on the reporter's own department
 * (rules/safety.md#sections). Sections that somebody else filled in are shown to everyone who continues.
 */
export const shownSections = (form: ReportForm, departmentCode: string | undefined): SectionName[] => {
  const placed = placedSections(form);
  const { parts } = progressOf(form);
  const isAvailable = (section: SectionName): boolean => availableTo[section]?.includes(departmentCode ?? '') ?? true;
  return sectionOrder.filter(
    (section) => placed.includes(section) && (isAvailable(section) || parts[section].isOpened),
  );
};

const isPicture = (extension: string): boolean => ['jpg', 'jpeg', 'png', 'webp', 'gif'].includes(extension);

/** Whether a file starts like an iPhone photo (HEIC), whatever its extension. */
const beginsAsHeic = async (file: File): Promise<boolean> => {
  const begin = await file
    .slice(4, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return new TextDecoder().decode(begin) === 'ftyp';
};

/** Whether a confidential report accepts this file, judged by its name and first bytes. */
const canBeTakenConfidentially = async (file: File): Promise<boolean> => {
  const extension = extensionOf(file.name);
  if (!isTakenConfidentially(extension)) return false;
  return !(isPicture(extension) && (await beginsAsHeic(file)));
};

type SectionProps = { form: Form<ReportForm>; section: Exclude<Part, 'report'> };

/** A section of its own: open if the report is about it, or if it is filled in. */
const ReportSection = memo(({ form, section }: SectionProps) => {
  const { t } = useTranslation();
  const now = form.current();
  const isNeeded = neededSection(now) === section;
  const hasNeeds = progressOf(now).needs[section].size > 0;
  return (
    <Section
      form={form}
      id={sectionId(section)}
      title={t(reportWords.section[section])}
      holds={[section]}
      opened={isNeeded || progressOf(now).parts[section].isOpened}
      isLate
      state={<SectionProgress form={form} part={section} />}
    >
      {!isNeeded && (
        <p className={grid.hint}>{t(hasNeeds ? reportFormWords.optional : reportFormWords.optionalFree)}</p>
      )}
      {section === 'flightDetail' && <LastFlight form={form} />}
      <div className={grid.grid}>
        {layout[section]
          .filter(({ name }) => !isOnDial(name))
          .map((placed) => (
            <ReportField key={placed.name} form={form} section={section} placed={placed} />
          ))}
      </div>
    </Section>
  );
});

/** The visible sections; rendered again only when they change. */
export const useShownSections = (form: Form<ReportForm>): SectionProps['section'][] => {
  const departmentCode = useOwnDepartmentCode();
  const shown = useAnswer(form, (values) => shownSections(values, departmentCode).join());
  return shown.split(',') as SectionProps['section'][];
};

const FILE_LIMITS = { maxBytes: reportFileLimits.maxFileBytes };

type FilesProps = {
  form: Form<ReportForm>;
  files: FilesState;
  busy: boolean;
  isAvailable: boolean;
  onRetry: ((key: string) => void) | undefined;
};

/** Files and photos, which the reporter adds and takes off while the report is open to them. */
const ReportFiles = ({ form, files, busy, isAvailable, onRetry }: FilesProps) => {
  const { t } = useTranslation();
  const isConfidential = useValue(form, 'isConfidential');
  // Photos of an iPhone (HEIC) among them: refused when chosen rather than after they were sent.
  const refusalOf = async (file: File): Promise<string | undefined> =>
    (await canBeTakenConfidentially(file))
      ? undefined
      : t(reportFormWords.notConfidentially, { name: shownName(file) });
  const removeStored = async (id: number): Promise<void> => {
    const name = files.stored.find((file) => file.id === id)?.name ?? '';
    const sure = await confirm({
      title: t(reportFormWords.removeFile.title),
      message: t(reportFormWords.removeFile.message, { name }),
      confirmLabel: t(reportFormWords.removeFile.confirm),
      danger: true,
    });
    if (sure) files.removeStored(id);
  };
  return (
    <FilesField
      form={form}
      files={{ ...files, removeStored: (id) => void removeStored(id) }}
      disabled={busy || !isAvailable}
      camera
      help={t(reportFormWords.fileHelp)}
      limits={FILE_LIMITS}
      onRetry={onRetry}
      refusalOf={isConfidential ? refusalOf : undefined}
    />
  );
};

type Props = Omit<FilesProps, 'isAvailable'> & {
  /** For the reporter alone, while the report is open to them. */
  available: { flags: boolean; files: boolean };
};

const Own = memo(({ form, flagsAvailable }: { form: Form<ReportForm>; flagsAvailable: boolean }) => (
  <OwnFields form={form} flagsAvailable={flagsAvailable} />
));

/** All fields of a report in sections that fold, with their index next to them. */
export const ReportFields = ({ form, files, busy, available, onRetry }: Props) => {
  const { t } = useTranslation();
  const sections = useShownSections(form);
  return (
    <div className={classes.columns}>
      <div className={classes.sections} inert={busy}>
        <Section
          form={form}
          id={sectionId('report')}
          title={t(reportWords.section.report)}
          holds={ownFields}
          opened
          state={<SectionProgress form={form} part="report" />}
        >
          <Own form={form} flagsAvailable={available.flags} />
          <div className={classes.files}>
            <ReportFiles {...{ form, files, busy, onRetry }} isAvailable={available.files} />
          </div>
        </Section>
        {sections.map((section) => (
          <ReportSection key={section} form={form} section={section} />
        ))}
      </div>
      <SectionIndex form={form} parts={['report', ...sections]} />
    </div>
  );
};
