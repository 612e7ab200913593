import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { failureWords } from '../platform/failure.words.ts';
import { translate } from '../platform/i18n.ts';
import { notifyError } from './dialog/toast-notify.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type LazyComponent<Props> = ComponentType<Props & { onMissing?: () => void }> & {
  /** Loads the code before it is shown, so that it is there also when the connection no longer is. */
  preload: () => Promise<void>;
};

/**
 * A large part of a screen whose code is loaded when it is first shown: the rich-text editor and the PDF viewer. Where it
 * cannot be loaded the person is told, `onMissing` is called, and the screen stays as it is: what is typed around it may not
 * be lost, which an error boundary would do. One that was preloaded is drawn at once, which React's own `lazy` puts off.
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
