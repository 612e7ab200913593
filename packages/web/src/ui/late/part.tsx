import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { translate } from '../../platform/i18n.ts';
import { notifyError } from '../toast/notify.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type Late<Props> = ComponentType<Props & { onMissing?: () => void }> & {
  /** Brings the code ahead of its use, so that it is there also when the connection no longer is. */
  preload: () => Promise<void>;
};

/** Nothing is seen, and yet the screen says that something is still to come. */
const coming = <i aria-busy hidden />;

/**
 * A part of a screen whose code comes when it is first shown. Where it cannot come the person is told, `onMissing` is
 * called, and the screen stays as it is: a dialog that fails to open may not take a form with it. A part that was
 * preloaded is drawn at once, which React's own `lazy` puts off.
 */
export const late = <Props extends object>(load: Load<Props>, meanwhile: ReactNode = coming): Late<Props> => {
  let Part: ComponentType<Props> | undefined;
  const bring = async (): Promise<void> => {
    Part = (await load()).default;
  };
  const Shown = ({ onMissing, ...props }: Props & { onMissing?: () => void }) => {
    const [, setReady] = useState(Part !== undefined);
    useEffect(() => {
      // It may have come since this was drawn: asked for ahead, or by another place that shows it.
      if (Part !== undefined) return setReady(true);
      bring().then(
        () => setReady(true),
        () => {
          notifyError(translate('ui.problem.unreachable'));
          onMissing?.();
        },
      );
    }, [onMissing]);
    return Part === undefined ? meanwhile : <Part {...(props as unknown as Props)} />;
  };
  return Object.assign(Shown, { preload: () => bring().catch(() => undefined) });
};

const IDLE_AFTER_MS = 1_500;

/** Brings parts once the screen stands: `useEffect(() => preloadSoon(Picker), [])`. */
export const preloadSoon = (...parts: readonly { preload: () => Promise<void> }[]): (() => void) => {
  const timer = window.setTimeout(() => {
    for (const part of parts) void part.preload();
  }, IDLE_AFTER_MS);
  return () => window.clearTimeout(timer);
};
