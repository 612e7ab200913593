import type { Indicator } from '@portal/contract/indicators';
import { type Translate, useTranslation } from '../../../platform/i18n.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { type FigureColumn, FigureTable } from './figure-table.tsx';
import { indicatorWords } from './indicator.words.ts';
import classes from './styles.module.css';
import { countText, periodText, rateText } from './texts.ts';

type Figures = Pick<Indicator['occurrence'], 'occurrenceCount' | 'flightCount' | 'incidentRate'>;

const columnsOf = <Row extends Figures>(t: Translate): FigureColumn<Row>[] => [
  {
    key: 'occurrences',
    header: t(indicatorWords.figures.occurrences),
    cell: ({ occurrenceCount }) => countText(occurrenceCount),
  },
  {
    key: 'flights',
    header: t(indicatorWords.figures.flights),
    cell: ({ flightCount }) => countText(flightCount),
  },
  { key: 'rate', header: t(indicatorWords.figures.rate), cell: ({ incidentRate }) => rateText(incidentRate) },
];

/** The month's occurrence, and what the year adds up to until then. */
export const IndicatorFigures = ({ occurrence, accumulate }: Pick<Indicator, 'occurrence' | 'accumulate'>) => {
  const { t } = useTranslation();
  const [monthHeading, yearHeading] = [t(indicatorWords.figures.month), t(indicatorWords.figures.accumulated)];
  return (
    <div className={classes.figures}>
      <Panel id="indicator-month" heading={monthHeading} note={periodText(occurrence)}>
        <FigureTable label={monthHeading} columns={columnsOf(t)} rows={[occurrence]} idOf={() => 'month'} />
      </Panel>
      <Panel id="indicator-year" heading={yearHeading}>
        <FigureTable
          label={yearHeading}
          columns={[
            {
              key: 'period',
              header: t(indicatorWords.figures.period),
              cell: ({ period }: Indicator['accumulate']) => period,
              heads: true,
            },
            ...columnsOf<Indicator['accumulate']>(t),
          ]}
          rows={[accumulate]}
          idOf={() => 'year'}
        />
      </Panel>
    </div>
  );
};
