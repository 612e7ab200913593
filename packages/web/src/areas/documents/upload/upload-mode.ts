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
export type UploadMode = {
  docType: DocType;
  form: UploadForm;
  document: DriveDocument | undefined;
};

type Asked = { docType?: unknown };

/** What the reader may upload to a drive, in the order in which it is shown. */
export const availableTypes = ({ can }: Pick<Drive, 'can'>): DocType[] =>
  docTypes.filter((docType) => (docType === 'AOC' ? can.uploadManual : can.uploadNormal) === true);

/** The kind that the address asks for; without one the first that the reader may bring. */
const typeIn = (asked: Asked, drive: Drive): DocType =>
  docTypes.find((docType) => docType === asked.docType) ??
  availableTypes(drive)[0] ??
  (isGeneral(drive) ? 'Normal' : 'AOC');

export const uploadModeOf = (drive: Drive, asked: Asked, document: DriveDocument | undefined): UploadMode => {
  const docType = document?.docType ?? typeIn(asked, drive);
  return { docType, form: uploadFormOf(isGeneral(drive), docType), document };
};

export const mayUpload = (drive: Drive, { docType, document }: UploadMode): boolean =>
  document ? document.can.upload === true : availableTypes(drive).includes(docType);
