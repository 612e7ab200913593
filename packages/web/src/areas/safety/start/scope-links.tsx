import { Anchor } from '@mantine/core';
import type { ReportType } from '@portal/contract/safety';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { reportStartWords } from './report-start.words.ts';
import ScopeDialog from './scope-dialog.tsx';
import type { ScopeName } from './scope-texts.ts';
import classes from './styles.module.css';

const scopes: readonly ScopeName[] = ['accident', 'seriousIncident', 'obstacle', 'interference'];

/** The ways to what the law says of what has to be reported, or of what need not be. */
export const ScopeLinks = ({ type }: { type: ReportType }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<ScopeName>();
  const close = () => setOpened(undefined);
  return (
    <>
      <p className={classes.scopesIntro}>{t(reportStartWords[type].scopes)}</p>
      <ul className={classes.scopes}>
        {scopes.map((name) => (
          <li key={name}>
            <Anchor component="button" type="button" onClick={() => setOpened(name)}>
              {t(reportStartWords.scope[name])}
            </Anchor>
          </li>
        ))}
      </ul>
      {opened !== undefined && <ScopeDialog name={opened} onClose={close} />}
    </>
  );
};
