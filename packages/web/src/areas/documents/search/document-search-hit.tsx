import type { FoundDocument } from '@portal/contract/documents';
import { Link } from '@tanstack/react-router';
import { slashedDay } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { Snippet } from '../../../ui/look/snippet.tsx';
import { NewTabNote } from '../../../ui/page/new-tab.tsx';
import { documentWords } from '../document/document.words.ts';
import { previewAddress } from '../document/document-location.ts';
import { FileIcon, SubTitle } from '../document/document-marks.tsx';
import { driveName } from '../drive/drive.queries.ts';
import classes from './document-search.module.css';
import { documentSearchWords } from './document-search.words.ts';

type Props = { found: FoundDocument; sought: string };

/** The words around the first hit, which link to that page of the preview with the words marked. */
const SnippetLink = ({ found, sought }: Props) => {
  const { t } = useTranslation();
  const { id, driveId, revision, snippet, snippetCut, page } = found;
  if (snippet === null) return null;
  return (
    <a
      className={classes.snippet}
      href={previewAddress(driveId, id, revision, { page, q: sought })}
      target="_blank"
      rel="noopener"
    >
      {page !== null && <b className={classes.page}>{t(documentSearchWords.page, { page })}</b>}
      <Snippet parts={snippet} cut={snippetCut} />
      <NewTabNote />
    </a>
  );
};

/** One document that was found. */
export const SearchHit = ({ found, sought }: Props) => {
  const { t } = useTranslation();
  const { id, docType, driveId, title, subTitle, fileName, manual, drive, department, revision } = found;
  const facts = [
    t(documentWords.docType[docType]),
    manual && `${t(documentWords.manualType[manual.manualType])} ${manual.docNo}`,
    driveName(drive),
    nameOf(department),
    `${t(documentWords.revisionOf, { version: revision.version })} (${slashedDay(revision.revisionDate)})`,
    fileName,
  ].filter((fact): fact is string => fact !== null);
  // The drive of a department has its name.
  return (
    <li className={classes.hit}>
      <div className={classes.name}>
        <FileIcon fileName={fileName} />
        <Link
          to="/documentcenter/view/$driveId/$docId"
          params={{ driveId: String(driveId), docId: String(id) }}
          className={classes.title}
        >
          {title}
        </Link>
        <SubTitle>{subTitle}</SubTitle>
      </div>
      <ul className={classes.facts}>
        {[...new Set(facts)].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <SnippetLink found={found} sought={sought} />
    </li>
  );
};
