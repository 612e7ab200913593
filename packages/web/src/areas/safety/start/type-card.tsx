import type { ReportType } from '@portal/contract/safety';
import { lawTexts } from '@portal/contract/safety';
import { IconMessage2Heart, IconShieldExclamation } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Fold } from '../../../ui/page/fold.tsx';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { reportStartWords } from './report-start.words.ts';
import { ScopeLinks } from './scope-links.tsx';
import classes from './styles.module.css';

const icons = { SSR: IconShieldExclamation, SSVR: IconMessage2Heart } as const;

/** What more there is to know of a kind, sentence by sentence; last what the law says. */
const points = {
  SSR: ['proximity', 'delay', 'special', 'when'],
  SSVR: ['what', 'confidential'],
} as const;
const laws = {
  SSR: ['obstacleTime'],
  SSVR: ['noDismissal', 'noPenalty'],
} as const;

/** A kind of report: what it is for, what more there is to know, and the way to write one. */
export const ReportTypeCard = ({ type }: { type: ReportType }) => {
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
        </Fold>
      </div>
    </li>
  );
};
