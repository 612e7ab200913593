import { bringWords } from '../../../../platform/i18n.ts';
import { bringFormWords } from '../../../../ui/form/words/index.ts';
import { late } from '../../../../ui/late/part.tsx';
import { documentsUploadWords } from '../words/index.ts';

export const LateBatchDialog = late(async () => {
  const [dialog] = await Promise.all([import('./dialog.tsx'), bringFormWords(), bringWords(documentsUploadWords)]);
  return dialog;
});
