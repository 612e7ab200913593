import { Anchor } from '@mantine/core';
import { codes, lawTexts, type ReportType, reportTypes } from '@portal/contract/safety';
import { IconMessage2Heart, IconShieldExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { Fold } from '../../../ui/page/fold.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { reportText } from '../report/report-texts.ts';
import { UnsentReports } from '../report/unsent-reports.tsx';
import { type ScopeName, scopeTexts } from './report-law-texts.ts';
import classes from './report-start.module.css';
import { reportStartWords } from './report-start.words.ts';

type Props = { name: ScopeName; onClose: () => void };

/** The law's definitions of an accident and the like. */
const ScopeDialog = ({ name, onClose }: Props) => {
  const { t } = useTranslation();
  const { title, law, intro, items, when } = scopeTexts[name];
  return (
    <Dialog title={translate(title)} size={720} onClose={onClose}>
      <p className={classes.law}>{translate(law)}</p>
      <p>{translate(intro)}</p>
      <ol className={classes.items}>
        {items.map((item) => (
          <li key={item.ko}>{translate(item)}</li>
        ))}
      </ol>
      <p className={classes.when}>{translate(when)}</p>
      {'checkedOn' in when && (
        <p className={classes.checkedOn}>{t(reportStartWords.checkedOn, { day: when.checkedOn })}</p>
      )}
    </Dialog>
  );
};

const scopes: readonly ScopeName[] = ['accident', 'seriousIncident', 'obstacle', 'interference'];

/** Links to the law's texts on what has to be reported, and what need not be. */
const ScopeLinks = ({ type }: { type: ReportType }) => {
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

const icons = { SSR: IconShieldExclamation, SSVR: IconMessage2Heart } as const;

/** Details of a kind of report, sentence by sentence, the law last. */
const points = {
  SSR: ['proximity', 'delay', 'special', 'when'],
  SSVR: ['what', 'confidential'],
} as const;
const laws = {
  SSR: ['obstacleTime'],
  SSVR: ['noDismissal', 'noPenalty'],
} as const;

/** The day on which all of these were compared with the law: the earliest of theirs. */
const checkedOnOf = (names: readonly (keyof typeof lawTexts)[]): string =>
  names.map((name) => lawTexts[name].checkedOn).toSorted()[0] ?? '';

/** A kind of report: its purpose, details, and a button to write one. */
const ReportTypeCard = ({ type }: { type: ReportType }) => {
  const { t } = useTranslation();
  const Icon = icons[type];
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <Icon size={24} aria-hidden />
        </span>
        <h2 className={classes.title}>{t(reportStartWords[type].title)}</h2>
      </div>
      <p className={classes.description}>{t(reportStartWords[type].description)}</p>
      <ButtonLink to="/esms/report/new/$type" params={{ type: type.toLowerCase() }}>
        {t(reportStartWords[type].write)}
      </ButtonLink>
      <ul className={classes.kinds} aria-label={t(reportStartWords[type].kinds)}>
        {type === 'SSR' ? (
          codes.mandatoryReportType.map((kind) => (
            <li key={kind}>
              <ButtonLink variant="default" to="/esms/report/new/$type" params={{ type: 'ssr' }} search={{ kind }}>
                {reportText.code('mandatoryReportType', kind)}
              </ButtonLink>
            </li>
          ))
        ) : (
          <li>
            <ButtonLink
              variant="default"
              to="/esms/report/new/$type"
              params={{ type: 'ssvr' }}
              search={{ confidential: true }}
            >
              {t(reportStartWords.confidentially)}
            </ButtonLink>
          </li>
        )}
      </ul>
      <div className={classes.more}>
        <Fold label={t(reportStartWords[type].more)}>
          <ScopeLinks type={type} />
          <ul className={classes.points}>
            {points[type].map((point) => (
              <li key={point}>{t(reportStartWords.point[point])}</li>
            ))}
            {laws[type].map((law) => (
              <li key={law}>{t(lawTexts[law])}</li>
            ))}
          </ul>
          <p className={classes.checkedOn}>{t(reportStartWords.checkedOn, { day: checkedOnOf(laws[type]) })}</p>
        </Fold>
      </div>
    </li>
  );
};

/** Which kind of report one writes. */
export const ReportStartScreen = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t(reportStartWords.title)} meta={t(reportStartWords.hint)} />
      <UnsentReports />
      <ul className={classes.cards}>
        {reportTypes.map((type) => (
          <ReportTypeCard key={type} type={type} />
        ))}
      </ul>
    </>
  );
};
