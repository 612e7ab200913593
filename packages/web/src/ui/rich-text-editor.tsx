import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { RichTextEditorProps } from './rich-text-editor-props.ts';

const Field = lazy(() => import('./rich-text-editor-field.tsx'));

/** The editor for formatted text; it comes in a chunk of its own. */
export const RichTextEditor = (props: RichTextEditorProps) => (
  <Suspense fallback={<Skeleton height={380} />}>
    <Field {...props} />
  </Suspense>
);
