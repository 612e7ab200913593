import { useInViewport } from '@mantine/hooks';
import type { Person } from '@portal/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { nameOf } from '../../../platform/platform-names.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { photoQuery } from '../../identity/index.ts';

/** Photo or initials; the photo is asked for when its row comes into view, not for a hundred people at once. */
export const PickerPhoto = ({ person }: { person: Pick<Person, 'name' | 'engName' | 'email'> }) => {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const { data } = useQuery({ ...photoQuery(person.email), enabled: inViewport });
  return (
    <span ref={ref}>
      <PersonAvatar name={nameOf(person)} photo={data ?? undefined} />
    </span>
  );
};
