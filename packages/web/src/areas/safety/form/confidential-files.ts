import { isTakenConfidentially } from '@portal/contract/safety';
import { extensionOf } from '../../../ui/files/drop-limits.ts';

const isPicture = (extension: string): boolean => ['jpg', 'jpeg', 'png', 'webp', 'gif'].includes(extension);

/** Whether a file begins as photos of an iPhone do (HEIC), under whatever ending they were handed on. */
const beginsAsHeic = async (file: File): Promise<boolean> => {
  const begin = await file
    .slice(4, 8)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return new TextDecoder().decode(begin) === 'ftyp';
};

/** Whether a confidential report takes this file, as far as its name and its first bytes tell. */
export const canBeTakenConfidentially = async (file: File): Promise<boolean> => {
  const extension = extensionOf(file.name);
  if (!isTakenConfidentially(extension)) return false;
  return !(isPicture(extension) && (await beginsAsHeic(file)));
};
