import { NativeSelect } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { Tool } from './tool.tsx';
import { viewerWords } from './viewer.words.ts';
import { type Fit, fits, stepFrom, steps, type Zoom } from './zoom.ts';
import classes from './zoom-control.module.css';

type Props = {
  scale: number;
  fit: Fit | undefined;
  onZoom: (zoom: Zoom) => void;
};

const words = { 'page-width': viewerWords.zoom.width, 'page-fit': viewerWords.zoom.page } as const;

const percentOf = (scale: number): number => Math.round(scale * 100);

/** The zoom: by steps, by percentage, or fitted to the window. */
export const ZoomControl = ({ scale, fit, onZoom }: Props) => {
  const { t } = useTranslation();
  const percents = [...new Set([...steps.map(percentOf), percentOf(scale)])].sort((one, other) => one - other);
  const step = (by: 1 | -1) => stepFrom(scale, by);
  const zoomBy = (by: 1 | -1): void => {
    const next = step(by);
    if (next !== undefined) onZoom(next);
  };
  return (
    <div className={classes.zoom}>
      <span className={classes.step}>
        <Tool label={t(viewerWords.zoom.out)} disabled={step(-1) === undefined} onClick={() => zoomBy(-1)}>
          <IconMinus size={18} aria-hidden />
        </Tool>
      </span>
      <NativeSelect
        className={classes.choice}
        size="xs"
        aria-label={t(viewerWords.zoom.label)}
        value={fit ?? String(percentOf(scale))}
        onChange={({ currentTarget: { value } }) => onZoom(fits.find((each) => each === value) ?? Number(value) / 100)}
        data={[
          ...fits.map((value) => ({ value, label: t(words[value]) })),
          ...percents.map((percent) => ({ value: String(percent), label: t(viewerWords.zoom.percent, { percent }) })),
        ]}
      />
      <span className={classes.step}>
        <Tool label={t(viewerWords.zoom.in)} disabled={step(1) === undefined} onClick={() => zoomBy(1)}>
          <IconPlus size={18} aria-hidden />
        </Tool>
      </span>
    </div>
  );
};
