import { ActionIcon, TextInput } from '@mantine/core';
import { IconPlusMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Bound } from '../form-field.tsx';
import classes from './input.module.css';

type Props = {
  bound: Bound<string>;
  /** How many digits may be typed before the point, and after it. */
  digits: number;
  decimals?: number;
  /** Label of the minus button for number pads without one; without it the number cannot be negative. */
  minus?: string | undefined;
  disabled?: boolean;
  /** Shown next to it, such as its unit. */
  children?: ReactNode;
};

/** Filters typed text: digits, one decimal point with at most this many decimals, and a minus if allowed. */
export const typedNumber = (typed: string, digits: number, decimals: number, isSigned: boolean): string => {
  const [integerPart = '', ...behind] = typed.replaceAll(',', '').split('.');
  const sign = isSigned && integerPart.trimStart().startsWith('-') ? '-' : '';
  const before = integerPart.replaceAll(/\D/g, '').slice(0, digits);
  if (decimals === 0 || behind.length === 0) return sign + before;
  return `${sign}${before}.${behind.join('').replaceAll(/\D/g, '').slice(0, decimals)}`;
};

/** A number field; phones show a number pad. */
export const NumberField = ({ bound, digits, decimals = 0, minus, disabled = false, children }: Props) => {
  const { value, onChange, ...input } = bound;
  const negate = () => onChange(value.startsWith('-') ? value.slice(1) : `-${value}`);
  return (
    <div className={classes.number}>
      <TextInput
        {...input}
        className={classes.typed ?? ''}
        type="text"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        value={value}
        disabled={disabled}
        onChange={({ currentTarget: { value: typed } }) =>
          onChange(typedNumber(typed, digits, decimals, minus !== undefined))
        }
        {...(minus !== undefined && {
          leftSectionWidth: 44,
          leftSectionPointerEvents: 'all',
          leftSection: (
            <ActionIcon
              className={classes.sign ?? ''}
              variant="subtle"
              color="gray"
              aria-label={minus}
              aria-pressed={value.startsWith('-')}
              disabled={disabled}
              onClick={negate}
            >
              <IconPlusMinus size={18} aria-hidden />
            </ActionIcon>
          ),
        })}
      />
      {children}
    </div>
  );
};
