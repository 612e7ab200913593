import { Input } from '@mantine/core';
import type { ComponentProps } from 'react';
import { knownConfig } from '../../../platform/config.ts';
import { FileDrop } from '../../files/drop.tsx';
import type { FileLimits } from '../../files/drop-limits.ts';
import { type Form, useErrorsAt } from '../form-state.ts';
import type { FilesState } from './draft-files.ts';

const UNKNOWN_LIMITS = { maxBytes: 10_000_000, blockedExtensions: [] };

type Props = {
  form: Pick<Form<never>, 'idOf' | 'subscribe' | 'shown'> & { definition: { labelOf(field: string): string } };
  files: FilesState;
  disabled: boolean;
  onCancel?: (key: string) => void;
  onRetry?: ((key: string) => void) | undefined;
  /** Limits of this form, where they differ from those of all uploads. */
  limits?: Partial<FileLimits>;
  /** Offers the camera of a phone. */
  camera?: boolean;
  /** Shown below the label. */
  help?: string;
  /** Another reason to refuse a file, as text. */
  refusalOf?: ComponentProps<typeof FileDrop>['refusalOf'];
};

/** The files of a form, sent when it is saved; the field is called `files`. */
export const FilesField = (props: Props) => {
  const { form, files, disabled, onCancel = files.cancel, onRetry, limits, camera, help } = props;
  const errors = useErrorsAt(form, 'files');
  const label = form.definition.labelOf('files');
  return (
    <Input.Wrapper label={label} labelElement="div" description={help} error={errors.length > 0 && errors.join(' ')}>
      <FileDrop
        id={form.idOf('files')}
        label={label}
        limits={{ ...(knownConfig()?.upload ?? UNKNOWN_LIMITS), ...limits }}
        camera={camera ?? false}
        stored={files.stored}
        items={files.items}
        disabled={disabled}
        onAdd={(added) => files.change({ kind: 'add', files: added })}
        onRemove={(key) => files.change({ kind: 'remove', key })}
        onRemoveStored={files.removeStored}
        onCancel={onCancel}
        {...(onRetry ? { onRetry } : {})}
        refusalOf={props.refusalOf}
      />
    </Input.Wrapper>
  );
};
