import {
  type DocType,
  type Drive,
  type DriveDocument,
  docTypes,
  type UploadForm,
  uploadFormOf,
} from '@portal/contract/documents';
import { isGeneral } from '../drive/drive.queries.ts';

/** How something is uploaded: in one of the three forms, as a further revision of a document or not. */
export type UploadWay = {
  docType: DocType;
  form: UploadForm;
  document: DriveDocument | undefined;
};

type Asked = { docType?: unknown };

/** What the reader may bring into a drive, in the order in which it is offered. */
export const offeredTypes = ({ can }: Pick<Drive, 'can'>): DocType[] =>
  docTypes.filter((docType) => (docType === 'AOC' ? can.uploadManual : can.uploadNormal) === true);

/** The kind that the address asks for; without one the first that the reader may bring. */
const typeIn = (asked: Asked, drive: Drive): DocType =>
  docTypes.find((docType) => docType === asked.docType) ??
  offeredTypes(drive)[0] ??
  (isGeneral(drive) ? 'Normal' : 'AOC');

export const wayOf = (drive: Drive, asked: Asked, document: DriveDocument | undefined): UploadWay => {
  const docType = document?.docType ?? typeIn(asked, drive);
  return { docType, form: uploadFormOf(isGeneral(drive), docType), document };
};

export const mayGo = (drive: Drive, { docType, document }: UploadWay): boolean =>
  document ? document.can.upload === true : offeredTypes(drive).includes(docType);
