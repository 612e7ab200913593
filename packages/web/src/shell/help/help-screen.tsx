import { Kbd, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { HelpPart } from '../../platform/help.ts';
import { currentLanguage, translate, useTranslation } from '../../platform/i18n.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { RecordSkeleton } from '../../ui/page/record-skeleton.tsx';
import { shellWords } from '../shell.words.ts';
import classes from './help.module.css';
import { helpQuery } from './help.queries.ts';
import { helpWords } from './help.words.ts';

/** As large as every picture of the help is drawn. */
const HELP_PICTURE = { width: 960, height: 600 } as const;

const Keys = ({ keys, label }: { keys: NonNullable<HelpPart['keys']>; label: string }) => (
  <Table className={classes.keys} withRowBorders={false} verticalSpacing={6} aria-label={label}>
    <Table.Tbody>
      {keys.map(([key, does]) => (
        <Table.Tr key={key}>
          <Table.Th scope="row">
            {key.split(' ').map((each) => (
              <Kbd key={each}>{each}</Kbd>
            ))}
          </Table.Th>
          <Table.Td>{does}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

const Part = ({ id, heading, text, steps, points, keys, picture }: HelpPart) => (
  <section className={classes.part} aria-labelledby={id}>
    <h2 id={id} className={classes.heading} tabIndex={-1}>
      {heading}
    </h2>
    {text && <p>{text}</p>}
    {steps && (
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    )}
    {points && (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {keys && <Keys keys={keys} label={heading} />}
    {picture && (
      // In its own tab it is large enough to be read on a phone.
      <a href={picture.src} target="_blank" rel="noreferrer">
        <img
          src={picture.src}
          alt={picture.alt}
          {...HELP_PICTURE}
          className={classes.picture}
          loading="lazy"
          decoding="async"
        />
      </a>
    )}
  </section>
);

/** Scrolls to the section in the address once it is loaded. */
const usePartInView = (isThere: boolean): void => {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    if (!isThere || hash === '') return;
    const heading = document.getElementById(hash);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [isThere, hash]);
};

/** The help page of an area. */
export const HelpPageScreen = ({ area }: { area: string }) => {
  const { t } = useTranslation();
  const { data: page, error, refetch } = useQuery(helpQuery(area, currentLanguage()));
  usePartInView(page !== undefined);
  if (!page) return error ? <FailureNote error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
  return (
    <article className={classes.page}>
      <BackLink link={{ to: '/help/{-$area}', params: { area: undefined } }}>{t(shellWords.help)}</BackLink>
      <PageHeader title={t(helpWords.of, { area: translate(page.title) })} />
      <p className={classes.about}>{page.about}</p>
      <nav aria-label={t(helpWords.onPage)}>
        <ul className={classes.contents}>
          {page.parts.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      {page.parts.map((part) => (
        <Part key={part.id} {...part} />
      ))}
    </article>
  );
};
