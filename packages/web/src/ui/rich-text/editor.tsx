import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { uiWords } from '../ui.words.ts';
import type { RichTextEditorProps } from './editor-props.ts';

const Field = lazyComponent(() => import('./editor/editor-field.tsx'), <Skeleton height={380} />);

/** Starts loading the editor while its screen is loading. */
export const preloadRichTextEditor = (): void => void Field.preload();

/** The editor for formatted text, in a chunk of its own. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  if (!isMissing) return <Field {...props} onMissing={() => setMissing(true)} />;
  return (
    <Button variant="default" onClick={() => setMissing(false)}>
      {t(uiWords.retry)}
    </Button>
  );
};
