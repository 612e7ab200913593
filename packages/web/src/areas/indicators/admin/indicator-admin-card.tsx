import { Button, NativeSelect } from '@mantine/core';
import type { ImportPreview } from '@portal/contract/indicators';
import { IconBulb, IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useFileTarget } from '../../../ui/files/target.ts';
import { Panel } from '../../../ui/page/page-panel.tsx';
import { SheetOutcome } from '../../../ui/sheet/outcome.tsx';
import { useFileSaving } from '../../../ui/sheet/saving.ts';
import { sheetWords } from '../../../ui/sheet/sheet.words.ts';
import { ChosenSheet, SheetProgress } from '../../../ui/sheet/sheet-chosen.tsx';
import { useSheetUpload } from '../../../ui/sheet/sheet-upload.ts';
import { indicatorsKeys } from '../indicator/indicator.queries.ts';
import { indicatorWords } from '../indicator/indicator.words.ts';
import { MONTHS } from '../indicator/indicator-period.ts';
import { monthText } from '../indicator/indicator-texts.ts';
import classes from './indicator-admin.module.css';
import { flightSheet, occurrenceSheet, type SheetPeriod, thresholdSheet } from './indicator-admin.queries.ts';
import { indicatorAdminWords } from './indicator-admin.words.ts';
import { SheetPreview } from './indicator-preview.tsx';

const sheets = { thresholds: thresholdSheet, flights: flightSheet, occurrences: occurrenceSheet } as const;
type SheetName = keyof typeof sheets;

type Props = {
  name: SheetName;
  /** The selectable years; the initial one comes with them. */
  years: readonly number[];
  year: number;
  /** Whether it also needs a month, as a proposal does. */
  byMonth?: boolean;
};

type SourceProps = Pick<Props, 'name' | 'years' | 'byMonth'> & {
  period: SheetPeriod;
  onPeriod: (period: SheetPeriod) => void;
};

/** The source of a sheet to fill in. */
const Sources = ({ name, years, byMonth = false, period, onPeriod }: SourceProps) => {
  const { t } = useTranslation();
  const { template, propose } = sheets[name];
  const blank = useFileSaving(() => template(period));
  const proposal = useFileSaving(async () => propose?.(period));
  const heading = t(indicatorAdminWords.sheet[name].heading);
  return (
    <div className={classes.sources}>
      <div>
        <NativeSelect
          label={t(indicatorWords.year)}
          data={years.map((year) => ({ value: String(year), label: t(indicatorWords.yearOf, { year }) }))}
          value={String(period.year)}
          onChange={(event) => onPeriod({ ...period, year: Number(event.currentTarget.value) })}
        />
        {byMonth && (
          <NativeSelect
            label={t(indicatorWords.month)}
            data={[
              { value: '', label: t(indicatorAdminWords.allMonths) },
              ...MONTHS.map((month) => ({ value: String(month), label: monthText(month) })),
            ]}
            value={String(period.month ?? '')}
            onChange={(event) => onPeriod({ ...period, month: Number(event.currentTarget.value) || undefined })}
          />
        )}
      </div>
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label={`${t(indicatorAdminWords.template)} (${heading})`}
          loading={blank.saving}
          onClick={() => void blank.start()}
        >
          {t(indicatorAdminWords.template)}
        </Button>
        {propose && (
          <Button
            variant="default"
            leftSection={<IconBulb size={16} aria-hidden />}
            aria-label={`${t(indicatorAdminWords.propose)} (${heading})`}
            disabled={byMonth && period.month === undefined}
            loading={proposal.saving}
            onClick={() => void proposal.start()}
          >
            {t(indicatorAdminWords.propose)}
          </Button>
        )}
      </div>
    </div>
  );
};

/** One kind of figures: sheets to fill in, and the upload of one, with a preview of its changes. */
export const SheetCard = ({ name, years, year, byMonth }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [period, setPeriod] = useState<SheetPeriod>({ year, month: undefined });
  const [preview, setPreview] = useState<ImportPreview>();
  const upload = useSheetUpload({
    send: async (sending) => {
      const summary = await sheets[name].send(sending);
      setPreview(summary.preview);
      return summary;
    },
    onDone: () => void queryClient.invalidateQueries({ queryKey: indicatorsKeys.all }),
  });
  const taking = upload.sending?.dryRun === false;
  const target = useFileTarget((files) => {
    if (!taking) upload.choose(files);
  });
  const heading = t(indicatorAdminWords.sheet[name].heading);
  return (
    <Panel id={`sheet-${name}`} heading={heading}>
      <div className={classes.card} {...target}>
        <p className={classes.hint}>{t(indicatorAdminWords.sheet[name].hint)}</p>
        <Sources name={name} years={years} period={period} onPeriod={setPeriod} {...(byMonth && { byMonth })} />
        <ChosenSheet upload={upload} disabled={taking} label={heading} />
        <SheetProgress upload={upload} />
        <SheetOutcome upload={upload} />
        {upload.summary && preview && <SheetPreview preview={preview} />}
        <Button
          className={classes.upload ?? ''}
          aria-label={`${t(sheetWords.button)} (${heading})`}
          disabled={upload.summary === undefined && !taking}
          loading={taking}
          onClick={() => void upload.upload()}
        >
          {t(sheetWords.button)}
        </Button>
      </div>
    </Panel>
  );
};
