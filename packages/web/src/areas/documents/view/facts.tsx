import type { DriveDocument } from '@portal/contract/documents';
import { type ReactNode, useId } from 'react';
import { slashedInstantDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { documentWords } from '../document.words.ts';
import { driveName } from '../drive/name.ts';
import { documentViewWords } from './document-view.words.ts';
import classes from './styles.module.css';

type Fact = [key: string, label: string, text: ReactNode];

/** What is known of the manual that a document is of. */
const useManualFacts = ({ manual }: DriveDocument): Fact[] => {
  const { t } = useTranslation();
  if (manual === null) return [];
  const kind = t(documentViewWords.manualOf, {
    type: t(documentWords.manualType[manual.manualType]),
    class: t(documentWords.manualClass[manual.manualClass]),
  });
  return [
    ['kind', t(documentWords.field.manual), kind],
    ['docNo', t(documentWords.field.docNo), manual.docNo],
    ['abbr', t(documentWords.field.abbr), manual.abbr],
  ];
};

/** What a document is, whose it is and where it stands; what is not said of it is left out. */
export const DocumentFacts = ({ document }: { document: DriveDocument }) => {
  const { t } = useTranslation();
  const id = useId();
  const { drive, department, creator } = document;
  const facts: Fact[] = [
    ['docType', t(documentWords.field.docType), t(documentWords.docType[document.docType])],
    ...useManualFacts(document),
    ['subTitle', t(documentWords.field.subTitle), document.subTitle],
    [
      'drive',
      t(documentWords.field.drive),
      <TextLink key="drive" to="/documentcenter/list/$driveId" params={{ driveId: String(drive.id) }} inherit>
        {driveName(drive)}
      </TextLink>,
    ],
    ['department', t(documentWords.field.department), nameOf(department)],
    ['creator', t(documentWords.field.creator), `${nameOf(creator)} · ${nameOf(creator.department)}`],
    ['createdDate', t(documentWords.field.createdDate), slashedInstantDay(document.createdDate)],
    ['file', t(documentWords.field.file), document.fileName],
  ];
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t(documentViewWords.details)}
      </h2>
      <dl className={classes.facts}>
        {facts
          .filter(([, , text]) => text !== null)
          .map(([key, label, text]) => (
            <div key={key} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
