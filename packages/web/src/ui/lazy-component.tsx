import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { failureWords } from '../platform/failure.words.ts';
import { translate } from '../platform/i18n.ts';
import { notifyError } from './dialog/toast-notify.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type LazyComponent<Props> = ComponentType<Props & { onMissing?: () => void }> & {
  /** Loads the code before it is needed, so that it also works after the network is lost. */
  preload: () => Promise<void>;
};

/**
 * A large component whose code is loaded when it is first rendered: the rich-text editor and the PDF viewer. If loading
 * fails, a message is shown, `onMissing` is called, and the rest of the screen stays with all typed text, which an
 * error boundary would discard. A preloaded component renders at once, which React's own `lazy` would delay.
 */
export const lazyComponent = <Props extends object>(
  load: Load<Props>,
  placeholder: ReactNode = <i aria-busy hidden />,
): LazyComponent<Props> => {
  let Part: ComponentType<Props> | undefined;
  const start = async (): Promise<void> => {
    Part = (await load()).default;
  };
  const Shown = ({ onMissing, ...props }: Props & { onMissing?: () => void }) => {
    const [, setReady] = useState(Part !== undefined);
    useEffect(() => {
      // It may have been loaded since this was drawn.
      if (Part !== undefined) return setReady(true);
      start().then(
        () => setReady(true),
        () => {
          notifyError(translate(failureWords.unreachable));
          onMissing?.();
        },
      );
    }, [onMissing]);
    return Part === undefined ? placeholder : <Part {...(props as unknown as Props)} />;
  };
  return Object.assign(Shown, { preload: () => start().catch(() => undefined) });
};
