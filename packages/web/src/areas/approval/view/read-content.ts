import type { ApprovalDocument } from '@portal/contract/approval';
import { useState } from 'react';

/**
 * The document as its reader knows it. It is fetched again behind their back; what they have not seen yet is not decided
 * on before they confirm that they know what changed.
 */
export const useReadContent = (document: ApprovalDocument) => {
  const [read, setRead] = useState(document);
  // In a queue the next document takes its place on the same screen.
  if (read.id !== document.id) setRead(document);
  return {
    read,
    hasChanged: read.id === document.id && read.contentVersion !== document.contentVersion,
    confirm: () => setRead(document),
  };
};
