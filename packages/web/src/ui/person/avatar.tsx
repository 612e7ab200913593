import { useState } from 'react';
import classes from './avatar.module.css';

type Props = { name: string; photo?: string | undefined; size?: number };

const INITIALS = 2;

const KOREAN = /^[가-힣]{2,4}$/;

/** Two letters: the given name of a Korean name, the first letter of each word of another. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  if (KOREAN.test(name.trim())) return name.trim().slice(1).slice(-INITIALS);
  const letters = words.length > 1 ? words.map((word) => [...word][0] ?? '').join('') : (words[0] ?? '');
  return [...letters].slice(0, INITIALS).join('').toUpperCase();
};

/** A person's photo or initials; hidden from screen readers, since the name is next to it. */
export const PersonAvatar = ({ name, photo, size = 32 }: Props) => {
  const [broken, setBroken] = useState<string>();
  const box = { width: size, height: size, fontSize: Math.round(size * 0.4) };
  return (
    <span className={classes.avatar} style={box} aria-hidden="true">
      {photo !== undefined && photo !== broken ? (
        <img src={photo} alt="" width={size} height={size} onError={() => setBroken(photo)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
};
