import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Found, FoundOfArea, FoundPerson } from '../../platform/area.ts';
import { translate, useTranslation } from '../../platform/i18n.ts';
import { Marked } from '../../ui/mark/marked.tsx';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { PersonAvatar } from '../../ui/person/avatar.tsx';
import type { SearchPart } from './api.ts';
import { searchWords } from './search.words.ts';
import classes from './styles.module.css';

type HitProps = { found: Found; text: string; onPerson: (person: FoundPerson) => void };

const Hit = ({ found, text, onPerson }: HitProps) => {
  const label = <Marked line={found.label} search={text} />;
  const note = found.description !== '' && (
    <span className={classes.note}>
      <Marked line={found.description} search={text} />
    </span>
  );
  if ('Card' in found)
    return (
      <button type="button" className={classes.hit} aria-haspopup="dialog" onClick={() => onPerson(found)}>
        <PersonAvatar name={found.personName} />
        <span className={classes.said}>
          <span className={classes.label}>{label}</span>
          {note}
        </span>
      </button>
    );
  return (
    <Link to={found.href} className={classes.hit}>
      <span className={classes.said}>
        <span className={classes.label}>{label}</span>
        {note}
      </span>
    </Link>
  );
};

type Props = { part: SearchPart; text: string; result: UseQueryResult<FoundOfArea> };

const Body = ({ part, text, result: { data, error, refetch } }: Props) => {
  const { t } = useTranslation();
  const [person, setPerson] = useState<FoundPerson>();
  if (error && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={96} />;
  if (data.items.length === 0 && data.lists.length === 0)
    return <p className={classes.none}>{t(searchWords.noneHere)}</p>;
  const close = () => setPerson(undefined);
  const { items, total = items.length, lists } = data;
  const heading = part.heading ? translate(part.heading) : t(searchWords.screens);
  return (
    <>
      <ul className={classes.hits} aria-label={t(searchWords.results, { heading })}>
        {items.map((found) => (
          <li key={found.key}>
            <Hit found={found} text={text} onPerson={setPerson} />
          </li>
        ))}
      </ul>
      {total > items.length && <p className={classes.none}>{t(searchWords.more, { total, shown: items.length })}</p>}
      {lists.length > 0 && (
        <ul className={classes.lists}>
          {lists.map(({ label, count, href }) => (
            <li key={href}>
              <Link to={href}>{t(searchWords.allIn, { label, count })}</Link>
            </li>
          ))}
        </ul>
      )}
      {person && <person.Card onClose={close} onMissing={close} />}
    </>
  );
};

/** What was found of one area, with the way to all of it. */
export const SearchPartResults = (props: Props) => {
  const { t } = useTranslation();
  const { name, heading } = props.part;
  const id = `found-${name.replaceAll(' ', '-')}`;
  return (
    <section className={classes.part} aria-labelledby={id} aria-busy={props.result.isFetching}>
      <h2 id={id} className={classes.heading}>
        {heading ? translate(heading) : t(searchWords.screens)}
      </h2>
      <Body {...props} />
    </section>
  );
};
