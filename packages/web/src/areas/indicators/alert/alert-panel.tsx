import { Button } from '@mantine/core';
import type { Acknowledgement, Indicator, IndicatorAlert } from '@portal/contract/indicators';
import { IconBellCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { Panel } from '../../../ui/page/page-panel.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { rateText } from '../indicator/indicator-texts.ts';
import { AcknowledgeDialog } from './acknowledge-dialog.tsx';
import classes from './alert.module.css';
import { alertsQuery } from './alert.queries.ts';
import { alertWords } from './alert.words.ts';

/** The case of an action, where it is read. */
const CaseLink = ({ action }: { action: NonNullable<Acknowledgement['action']> }) => {
  const params = { id: String(action.case.id) };
  const text = `${action.actionNo} · ${action.case.no} ${action.case.title}`;
  if (action.case.type === 'Report')
    return (
      <TextLink to="/esms/report/view/$id" params={params} hash="mitigation">
        {text}
      </TextLink>
    );
  if (action.case.type === 'Investigation')
    return (
      <TextLink to="/esms/investigation/view/$id" params={params}>
        {text}
      </TextLink>
    );
  return (
    <TextLink to="/esms/hazard/view/$id" params={params}>
      {text}
    </TextLink>
  );
};

const AcknowledgementText = ({ acknowledgement }: { acknowledgement: Acknowledgement }) => {
  const { t } = useTranslation();
  const { cause, hazard, action, rule, incidentRate, by, at } = acknowledgement;
  return (
    <li>
      <p className={classes.cause}>{cause}</p>
      {(hazard || action) && (
        <div className={classes.links}>
          {hazard && (
            <TextLink to="/esms/hazard/view/$id" params={{ id: String(hazard.id) }}>
              {hazard.hazardNo}
            </TextLink>
          )}
          {action && <CaseLink action={action} />}
        </div>
      )}
      <p className={classes.meta}>
        {t(alertWords.atRate, { rule: t(alertWords.rule[rule]), rate: rateText(incidentRate) })}
      </p>
      <p className={classes.meta}>{t(alertWords.at, { name: nameOf(by), at: instantText(at) })}</p>
    </li>
  );
};

const statusOf = ({ rule, isOpen }: IndicatorAlert) => {
  if (rule === null) return { status: 'neutral', word: alertWords.ended } as const;
  return isOpen
    ? ({ status: 'no', word: alertWords.open } as const)
    : ({ status: 'ok', word: alertWords.acknowledged } as const);
};

/** The alert of the month with its recorded cause, and the button to record one; nothing if it never alerted. */
export const AlertPanel = ({ indicator }: { indicator: Indicator }) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { year, month } = indicator.occurrence;
  const { data: alerts } = useQuery({ ...alertsQuery(year), enabled: indicator.alert !== undefined });
  const alert = alerts?.find((each) => each.indicator.id === indicator.id && each.month === month);
  if (alert === undefined) return null;
  const { status, word } = statusOf(alert);
  return (
    <Panel id="indicator-alert" heading={t(alertWords.heading)}>
      <div className={classes.alert}>
        <div className={classes.top}>
          <StatusBadge status={status}>{t(word)}</StatusBadge>
          <p>{t(alert.rule === null ? alertWords.none : alertWords.rule[alert.rule])}</p>
          {alert.can.acknowledge === true && (
            <Button
              variant={alert.isOpen ? 'filled' : 'default'}
              leftSection={<IconBellCheck size={16} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t(alert.isOpen ? alertWords.acknowledge : alertWords.acknowledgeAgain)}
            </Button>
          )}
        </div>
        {alert.acknowledgements.length > 0 && (
          <ul className={classes.said}>
            {alert.acknowledgements.toReversed().map((acknowledgement) => (
              <AcknowledgementText key={acknowledgement.at} acknowledgement={acknowledgement} />
            ))}
          </ul>
        )}
      </div>
      {asking && <AcknowledgeDialog alert={alert} onClose={() => setAsking(false)} />}
    </Panel>
  );
};
