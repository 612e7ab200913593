import {
  type DocType,
  type Drive,
  type DriveDocument,
  docTypes,
  type UploadForm,
  uploadFormOf,
} from '@portal/contract/documents';
import { isGeneral } from '../drive/drive.queries.ts';

/** The mode of an upload: one of the three forms, and whether it is a new revision of a document. */
export type UploadMode = {
  docType: DocType;
  form: UploadForm;
  document: DriveDocument | undefined;
};

type Asked = { docType?: unknown };

/** The kinds that the user may upload to a drive, in the order of the screen. */
export const availableTypes = ({ can }: Pick<Drive, 'can'>): DocType[] =>
  docTypes.filter((docType) => (docType === 'AOC' ? can.uploadManual : can.uploadNormal) === true);

/** The kind in the address; by default the first that the user may upload. */
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
