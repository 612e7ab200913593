import type { DriveRef } from '@portal/contract/documents';
import { nameOf } from '../../../platform/platform-names.ts';

/** What a drive is called in the reader's language: a general one has one name alone. */
export const driveName = ({ name, engName }: Pick<DriveRef, 'name' | 'engName'>): string =>
  nameOf({ name, engName: engName ?? '' });
