import type { SnippetCut, SnippetPart } from '@portal/contract/kernel';
import { Fragment } from 'react';

type Props = { parts: readonly SnippetPart[]; cut: SnippetCut | null | undefined };

/** The text around the hits of a search, with every hit marked. */
export const Snippet = ({ parts, cut }: Props) => {
  let at = 0;
  return (
    <span>
      {cut?.before && '…'}
      {parts.map(({ text, hit }) => {
        at += text.length;
        return <Fragment key={at}>{hit ? <mark>{text}</mark> : text}</Fragment>;
      })}
      {cut?.after && '…'}
    </span>
  );
};
