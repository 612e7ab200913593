import { translate } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { askForFile } from './api.ts';
import { documentUploadWords } from './document-upload.words.ts';

/** What is to be done with a file whose name may stand there already. */
export type Answer =
  | { goOn: true; overwrite: boolean }
  | { goOn: false /** Said at the title; undefined: the person decided against it. */; message?: string };

const revises = (fileName: string): Promise<boolean> =>
  confirm({
    title: translate(documentUploadWords.exists.title),
    message: translate(documentUploadWords.exists.message, { fileName }),
    confirmLabel: translate(documentUploadWords.exists.confirm),
  });

/** Asks the server whether a document of this name is there, and the person whether it is to get a further revision. */
export const askToRevise = async (driveId: number, fileName: string): Promise<Answer> => {
  const { exists, mayOverwrite } = await askForFile(driveId, fileName);
  if (!exists) return { goOn: true, overwrite: false };
  if (!mayOverwrite) return { goOn: false, message: translate(documentUploadWords.exists.notYours, { fileName }) };
  return (await revises(fileName)) ? { goOn: true, overwrite: true } : { goOn: false };
};

/** A further revision was meant from the beginning: its document must still be the one of this name. */
export const stillThere = async (driveId: number, docId: number, fileName: string): Promise<Answer> => {
  const found = await askForFile(driveId, fileName);
  if (found.docId === docId) return { goOn: true, overwrite: true };
  return { goOn: false, message: translate(documentUploadWords.exists.gone) };
};
