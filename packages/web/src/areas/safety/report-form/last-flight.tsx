import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Form, useAnswer } from '../../../ui/form/form-state.ts';
import { lastFlightQuery } from './report-form.queries.ts';
import { reportFormWords } from './report-form.words.ts';
import classes from './report-section.module.css';
import { progressOf } from './values/report-form-progress.ts';
import { formSections } from './values/report-form-sections.ts';
import type { ReportForm } from './values/report-form-values.ts';

/** Suggests the flight of the reporter's last report, while none is entered; other fields of the section stay empty. */
export const LastFlight = ({ form }: { form: Form<ReportForm> }) => {
  const { t } = useTranslation();
  const isWritten = useAnswer(form, (values) => progressOf(values).parts.flightDetail.isOpened);
  const { data: flight } = useQuery({ ...lastFlightQuery, enabled: !isWritten });
  if (isWritten || !flight) return null;
  const { flightNo, flightDate, routeFrom, routeTo } = flight;
  const route = [routeFrom, routeTo].filter(Boolean).join(' → ');
  const shown = [flightNo, route, flightDate].filter(Boolean).join(', ');
  const take = () => {
    const taken = { ...flight, flightPhase: null, diversion: null, diversionActualDestination: null };
    form.patch({ flightDetail: formSections({ flightDetail: taken }).flightDetail });
  };
  return (
    <Button
      variant="default"
      mb={16}
      classNames={{ root: classes.offer ?? '', label: classes.offerLabel ?? '' }}
      onClick={take}
    >
      {t(reportFormWords.lastFlight, { flight: shown })}
    </Button>
  );
};
