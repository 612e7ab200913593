import { Alert, Button, FileButton, UnstyledButton } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import classes from './drop.module.css';
import type { FileItem } from './drop-items.ts';
import { type FileLimits, formatExcess, formatLimit, refusalOfFile, shownName } from './drop-limits.ts';
import { FileRow, StoredFileRow } from './drop-row.tsx';
import { fileDropWords } from './file-drop.words.ts';

/** A finger can point at it: a phone or a tablet. */
const isTouched = (): boolean => navigator.maxTouchPoints > 0;

type CameraButtonProps = { disabled: boolean; onTake: (photos: readonly File[]) => void };

/** Opens the camera of a phone or tablet; desktop computers have no useful one. */
const CameraButton = ({ disabled, onTake }: CameraButtonProps) => {
  const { t } = useTranslation();
  if (!isTouched()) return null;
  return (
    <FileButton
      accept="image/*"
      capture="environment"
      disabled={disabled}
      onChange={(photo) => photo && onTake([photo])}
    >
      {({ onClick }) => (
        <Button
          className={classes.camera ?? ''}
          variant="default"
          fullWidth
          mt="xs"
          disabled={disabled}
          leftSection={<IconCamera size={18} aria-hidden />}
          onClick={onClick}
        >
          {t(fileDropWords.camera)}
        </Button>
      )}
    </FileButton>
  );
};

export type StoredFile = { id: number; name: string; size: number };

type Refusal = string | undefined | Promise<string | undefined>;

type Props = {
  id?: string;
  label: string;
  limits: FileLimits;
  /** Another reason to refuse a file here, as text; a promise if its content must be read. */
  refusalOf?: ((file: File) => Refusal) | undefined;
  /** Only one file is accepted; a new one replaces it. */
  single?: boolean;
  /** If given, several files are passed to it as a whole. */
  onSeveral?: ((files: readonly File[]) => void) | undefined;
  /** The file types in the picker, such as `.pdf`. */
  accept?: string | undefined;
  /** Text for a file that is not sent yet; by default that it is sent when the form is saved. */
  waiting?: string;
  stored: readonly StoredFile[];
  items: readonly FileItem[];
  disabled?: boolean;
  /** Offers the camera on touch devices. */
  camera?: boolean;
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
  onRemoveStored: (id: number) => void;
  onCancel: (key: string) => void;
  /** Without it a failed file is sent again with the whole form. */
  onRetry?: (key: string) => void;
};

/** Accepts files by picker or drop, reports refused ones at once, and lists the others with progress bars. */
export const FileDrop = (props: Props) => {
  const { id, label, limits, stored, items, disabled = false, camera = false, single = false, onAdd, onRetry } = props;
  const one = single && props.onSeveral === undefined;
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const zone = useRef<HTMLButtonElement>(null);
  const retried = useRef(false);
  useEffect(() => {
    if (disabled || !retried.current) return;
    retried.current = false;
    // A file that is sent again has no button any more.
    if (document.activeElement === document.body) zone.current?.focus();
  }, [disabled]);
  const reasonOf = (file: File): Refusal => {
    const refusal = refusalOfFile(file, limits);
    if (refusal === undefined) return props.refusalOf?.(file);
    const extensions = limits.blockedExtensions.join(', ');
    return t(fileDropWords.refused[refusal], {
      name: shownName(file),
      size: formatExcess(file.size, limits.maxBytes),
      limit: formatLimit(limits.maxBytes),
      extensions,
    });
  };
  const take = (files: readonly File[]) => {
    if (one && files.length > 1) return setRefused([t(fileDropWords.single)]);
    if (single && files.length > 1) return props.onSeveral?.(files);
    const reasons = files.map(reasonOf);
    const settle = (reasons: readonly (string | undefined)[]): void => {
      setRefused(reasons.filter((reason) => reason !== undefined));
      onAdd(files.filter((_, at) => reasons[at] === undefined));
    };
    const known = reasons.filter((reason): reason is string | undefined => !(reason instanceof Promise));
    if (known.length === reasons.length) settle(known);
    else void Promise.all(reasons).then(settle);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  return (
    <div>
      <FileButton
        multiple={!one}
        disabled={disabled}
        {...(props.accept === undefined ? {} : { accept: props.accept })}
        onChange={(chosen) => chosen && take([chosen].flat())}
      >
        {({ onClick }) => (
          <UnstyledButton
            ref={zone}
            {...(id === undefined ? {} : { id })}
            className={classes.zone}
            data-act
            data-over={over || undefined}
            disabled={disabled}
            aria-label={label}
            onClick={onClick}
            onDragOver={dragOver}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <IconUpload size={18} aria-hidden />
            <span>
              {t(one ? fileDropWords.chooseOne : fileDropWords.choose)}
              <small>{t(fileDropWords.limit, { limit: formatLimit(limits.maxBytes) })}</small>
            </span>
          </UnstyledButton>
        )}
      </FileButton>
      {camera && <CameraButton disabled={disabled} onTake={take} />}
      {refused.length > 0 && (
        <Alert
          color="red"
          mt="xs"
          role="alert"
          withCloseButton
          closeButtonLabel={t(uiWords.close)}
          onClose={() => setRefused([])}
        >
          {refused.map((reason) => (
            <div key={reason}>{reason}</div>
          ))}
        </Alert>
      )}
      {stored.length + items.length > 0 && (
        <ul className={classes.list} aria-label={t(fileDropWords.list)}>
          {stored.map((file) => (
            <StoredFileRow
              key={file.id}
              name={file.name}
              size={file.size}
              disabled={disabled}
              onRemove={() => props.onRemoveStored(file.id)}
            />
          ))}
          {items.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              waiting={props.waiting}
              onRemove={() => props.onRemove(item.key)}
              onCancel={() => props.onCancel(item.key)}
              onRetry={
                disabled || !onRetry
                  ? undefined
                  : () => {
                      retried.current = true;
                      onRetry(item.key);
                    }
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
};
