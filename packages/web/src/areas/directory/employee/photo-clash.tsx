import { translate } from '../../../platform/i18n.ts';
import type { Difference } from '../../../ui/form/definition.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { employeeWords } from './employee.words.ts';
import classes from './form.module.css';
import type { PhotoChoice } from './photo.ts';

const photoCell = (name: string, photo: string | undefined, words: string) => (
  <span className={classes.bothPhotos}>
    <PersonAvatar name={name} photo={photo} size={48} />
    {words}
  </span>
);

/** The photo chosen here beside the one that was chosen elsewhere meanwhile. */
export const photoDifferences = (name: string, { clashes, preview, stored }: PhotoChoice): Difference[] =>
  clashes
    ? [
        {
          key: 'photo',
          label: translate(employeeWords.form.photo.label),
          mine: photoCell(name, preview, translate(employeeWords.form.photo.mine)),
          stored: photoCell(name, stored, translate(employeeWords.form.photo.stored)),
        },
      ]
    : [];
