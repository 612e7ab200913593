import { Button } from '@mantine/core';
import type { PersonalDocument } from '@portal/contract/documents';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { Panel } from '../../../ui/page/page-panel.tsx';
import { FileIcon } from '../document/document-marks.tsx';
import { driveName } from '../drive/drive.queries.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { favouritesQuery, recentQuery } from './personal-document.queries.ts';
import { personalDocumentWords } from './personal-document.words.ts';
import classes from './personal-documents.module.css';

const SHOWN = 5;

const Entry = ({ document }: { document: PersonalDocument }) => (
  <li className={classes.entry}>
    <FileIcon fileName={document.fileName} />
    <span className={classes.name}>
      <TextLink
        to="/documentcenter/view/$driveId/$docId"
        params={{ driveId: String(document.driveId), docId: String(document.id) }}
      >
        {document.title}
      </TextLink>
    </span>
    <span className={classes.drive}>{driveName(document.drive)}</span>
    <FavouriteStar document={document} />
  </li>
);

type ListProps = { id: string; heading: string; none: string; result: UseQueryResult<PersonalDocument[]> };

const DocumentList = ({ id, heading, none, result: { data, error, refetch } }: ListProps) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  if (data === undefined && error === null) return null;
  return (
    <Panel id={id} heading={heading}>
      {data === undefined && error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={classes.none}>{none}</p>}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.slice(0, isOpen ? undefined : SHOWN).map((document) => (
            <Entry key={document.id} document={document} />
          ))}
        </ul>
      )}
      {data && data.length > SHOWN && (
        <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t(personalDocumentWords.fewer) : t(personalDocumentWords.all, { count: data.length })}
        </Button>
      )}
    </Panel>
  );
};

/** The reader's favourites and the documents that they opened last. */
export const PersonalDocuments = () => {
  const { t } = useTranslation();
  const favourites = useQuery(favouritesQuery);
  const recent = useQuery(recentQuery);
  return (
    <div className={classes.lists}>
      <DocumentList
        id="favourite-documents"
        heading={t(personalDocumentWords.favourites)}
        none={t(personalDocumentWords.noFavourites)}
        result={favourites}
      />
      <DocumentList
        id="recent-documents"
        heading={t(personalDocumentWords.recent)}
        none={t(personalDocumentWords.noRecent)}
        result={recent}
      />
    </div>
  );
};
