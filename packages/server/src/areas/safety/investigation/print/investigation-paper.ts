import type { Person } from '@portal/contract/directory';
import { dayInSeoul, type Language } from '@portal/contract/kernel';
import {
  type Assessment,
  type Factual,
  type Hazard,
  hazardLabels,
  type Investigation,
  type RootCause,
  type ShownLevels,
} from '@portal/contract/safety';
import { writtenName, writtenSize } from '#platform/pdf/written-pdf';
import { type PrintWords, printWords } from './investigation-print-words.ts';

type Field = { label: string; value: string; whole?: true };
type File = { name: string; size: string };
/** A part of the paper: a table of short values, then texts, then the files that belong to it. */
type Part = { title: string; fields: Field[]; texts: string[]; files: File[] };
type Reader = { words: PrintWords; language: Language };

const field = (label: string, value: string | null | undefined): Field[] => (value ? [{ label, value }] : []);
const wholeField = (label: string, value: string | null | undefined): Field[] =>
  value ? [{ label, value, whole: true }] : [];

const day = (instant: string): string => dayInSeoul(new Date(instant));
const person = (each: Person, { language }: Reader): string => `${writtenName(each, language)} ${each.position}`.trim();

type Named = { name: string; engName: string } | null;

/** A path down a tree, as text. */
const pathText = (nodes: readonly Named[], { language }: Reader): string =>
  nodes.flatMap((node) => (node ? [writtenName(node, language)] : [])).join(' › ');

const levelsOf = ({ level1, level2, level3, level4 }: ShownLevels, reader: Reader): string =>
  pathText([level1, level2, level3, level4], reader);

const described = (levels: ShownLevels & { description: string | null }, reader: Reader): string =>
  [levelsOf(levels, reader), levels.description].filter(Boolean).join('\n');

const filesOf = (files: readonly { name: string; size: number }[]): File[] =>
  files.map(({ name, size }) => ({ name, size: writtenSize(size) }));

const headOf = (it: Investigation, reader: Reader): Field[] => {
  const { label, status, type, source } = reader.words;
  return [
    ...field(label.number, it.investigationNo),
    ...field(label.status, status[it.status]),
    ...field(label.type, type[it.type]),
    ...field(label.source, source[it.source]),
    ...field(label.field, pathText([it.fieldLevel1, it.fieldLevel2], reader)),
    ...field(label.report, it.reportNo),
    ...field(label.period, `${it.startDate} ~ ${it.endDate}`),
    ...field(label.author, person(it.author, reader)),
    ...field(label.created, day(it.createdDate)),
    ...field(label.completed, it.completedDate && day(it.completedDate)),
    ...wholeField(label.investigators, it.investigators.map((each) => person(each.investigator, reader)).join(', ')),
    ...wholeField(label.objective, it.objective),
  ];
};

const factualOf = (entry: Factual, reader: Reader): Part => ({
  title: `${reader.words.label.factual} · ${entry.title}`,
  fields: [
    ...field(reader.words.label.manager, person(entry.manager, reader)),
    ...field(reader.words.label.logged, entry.loggedDate),
  ],
  texts: [entry.description],
  files: filesOf(entry.attachedFiles),
});

const rootCauseOf = (cause: RootCause | null, reader: Reader): Part[] => {
  if (!cause) return [];
  const { label } = reader.words;
  const fields = wholeField(label.cause, levelsOf(cause, reader));
  return [{ title: label.rootCause, fields, texts: cause.description ? [cause.description] : [], files: [] }];
};

const hazardOf = (hazard: Hazard | null, reader: Reader): Part[] => {
  if (!hazard) return [];
  const { label, source, control } = reader.words;
  return [
    {
      title: `${label.hazard} ${hazard.hazardNo}`,
      fields: [
        ...wholeField(label.title, hazard.title),
        ...field(label.source, source[hazard.source]),
        ...field(hazardLabels.controlType[reader.language], hazard.controlType && control[hazard.controlType]),
        ...field(label.identifier, person(hazard.identifier, reader)),
        ...field(label.identified, hazard.identificationDate),
        ...wholeField(hazardLabels.category[reader.language], described(hazard.category, reader)),
        ...wholeField(
          hazardLabels.potentialConsequences[reader.language],
          hazard.potentialConsequences.map((levels) => described(levels, reader)).join('\n'),
        ),
      ],
      texts: [],
      files: [],
    },
  ];
};

const riskOf = (assessments: readonly Assessment[], reader: Reader): Part[] => {
  const { label } = reader.words;
  const nameOf = ({ seq, archivedDate }: Assessment): string => {
    if (archivedDate) return label.setAside;
    return seq === 1 ? label.initial : label.residual;
  };
  const fields = assessments.flatMap((each) =>
    wholeField(nameOf(each), `${each.riskLevel ?? '-'} · ${person(each.assessor, reader)} · ${day(each.modifiedDate)}`),
  );
  return fields.length > 0 ? [{ title: label.risk, fields, texts: [], files: [] }] : [];
};

const postProcessOf = (it: Investigation, reader: Reader): Part[] => {
  const { postProcess, conclusion, appendix } = it;
  if (!postProcess) return [];
  const { label, state } = reader.words;
  return [
    {
      title: label.postProcess,
      fields: [
        ...field(label.status, state[postProcess.state]),
        ...field(label.saved, `${person(postProcess.savedBy, reader)} · ${day(postProcess.savedDate)}`),
        ...wholeField(label.reason, postProcess.reason),
        ...wholeField(label.conclusion, conclusion),
        ...wholeField(label.appendix, appendix),
      ],
      texts: [],
      files: filesOf(postProcess.attachedFiles),
    },
  ];
};

const actionsOf = (it: Investigation, reader: Reader): Part[] => {
  const { label, status } = reader.words;
  const fields = it.mitigations.flatMap((action) =>
    wholeField(
      action.actionNo ?? label.planned,
      [
        `${label.mitigator} ${person(action.mitigator, reader)}`,
        `${label.due} ${action.dueDate}`,
        ...(action.status ? [status[action.status]] : []),
      ]
        .join(' · ')
        .concat(action.instruction === null ? '' : `\n${action.instruction}`),
    ),
  );
  return fields.length > 0 ? [{ title: label.actions, fields, texts: [], files: [] }] : [];
};

/** The data of an investigation's paper: texts in the language of the reader, dates and sizes already formatted. */
export const paperOf = (
  it: Investigation,
  facts: readonly Factual[],
  { language, company }: { language: Language; company: string },
) => {
  const words = printWords[language];
  const reader = { words, language };
  return {
    language,
    company,
    number: it.investigationNo,
    kind: words.kind,
    title: it.title,
    fields: headOf(it, reader),
    parts: [
      { title: words.label.description, fields: [], texts: [it.description], files: [] },
      ...facts.map((entry) => factualOf(entry, reader)),
      ...rootCauseOf(it.rootCause, reader),
      ...hazardOf(it.hazard, reader),
      ...riskOf(it.riskAssessments, reader),
      ...postProcessOf(it, reader),
      ...actionsOf(it, reader),
    ],
    labels: { page: words.page, files: words.label.files },
  };
};
