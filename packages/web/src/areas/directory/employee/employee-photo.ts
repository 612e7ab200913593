import type { EmployeeRecord } from '@portal/contract/directory';
import { PHOTO_MAX_BYTES } from '@portal/contract/directory';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useObjectUrl } from '../../../ui/files/object-url.ts';
import { SaveStopped } from '../../../ui/form/record/record-save.ts';
import { employeePhotoQuery, sendEmployeePhoto } from './employee.queries.ts';
import { employeeWords } from './employee.words.ts';

/** The accepted picture formats (rules/directory.md#photo). */
export const photoTypes = 'image/jpeg,image/png,image/webp';

const noEmployee = { id: 0, version: 0, hasPhoto: false };

/** The URL of an employee's photo; undefined while loading and if there is none. */
export const useEmployeePhoto = (employee: EmployeeRecord | undefined): string | undefined => {
  const { data } = useQuery(employeePhotoQuery(employee ?? noEmployee));
  return useObjectUrl(data);
};

const isSame = async (one: Blob, other: Blob): Promise<boolean> => {
  if (one.size !== other.size) return false;
  const [mine = [], theirs = []] = await Promise.all(
    [one, other].map(async (picture) => new Uint8Array(await picture.arrayBuffer())),
  );
  return mine.every((byte, at) => byte === theirs[at]);
};

/**
 * The present photo of an employee and the chosen one: its preview, why it was refused, and the progress of its upload,
 * which can be stopped. The record only says whether there is a photo, so on a conflict the pictures themselves are
 * compared.
 */
export const usePhotoChoice = (record: EmployeeRecord | undefined) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [employee, setEmployee] = useState(record);
  const { data: seen } = useQuery(employeePhotoQuery(employee ?? noEmployee));
  const stored = useObjectUrl(seen);
  // `over`: the picture that was visible when another was chosen.
  const [chosen, setChosen] = useState<{ file: File; over: Blob | undefined }>();
  const [overtaken, setOvertaken] = useState(false);
  const file = chosen?.file;
  const [wrong, setWrong] = useState<string>();
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const preview = useObjectUrl(file);
  const choose = (picked: File | null): void => {
    if (picked === null) return;
    const refusal = photoTypes.split(',').includes(picked.type)
      ? picked.size > PHOTO_MAX_BYTES && t(employeeWords.form.photo.tooLarge)
      : t(employeeWords.form.photo.wrongType);
    setWrong(refusal || undefined);
    if (!refusal) setChosen({ file: picked, over: chosen ? chosen.over : seen });
  };
  const hasChanged = async (current: EmployeeRecord): Promise<boolean> => {
    let differs = false;
    if (chosen !== undefined && current.hasPhoto) {
      const now = await queryClient.fetchQuery({ ...employeePhotoQuery(current), staleTime: 0 });
      differs = chosen.over === undefined || !(await isSame(chosen.over, now));
      setChosen({ ...chosen, over: now });
    }
    setEmployee(current);
    setOvertaken(differs);
    return differs;
  };
  const send = async (to: EmployeeRecord): Promise<void> => {
    if (file === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      setShare(0);
      setWrong(undefined);
      await sendEmployeePhoto(to, file, { onProgress: setShare, signal });
      setChosen(undefined);
    } catch (error) {
      if (signal.aborted) {
        setWrong(t(employeeWords.form.photo.stopped));
        throw new SaveStopped();
      }
      // A conflict is shown elsewhere.
      if (!isFailure(error, 'changed-meanwhile')) setWrong(messageOf(error));
      throw error;
    } finally {
      setShare(undefined);
    }
  };
  const drop = (): void => {
    setChosen(undefined);
    setWrong(undefined);
  };
  const takeStored = (): void => {
    if (overtaken) drop();
  };
  const stop = (): void => running.current?.abort();
  return {
    stored,
    chosen: chosen !== undefined,
    preview,
    wrong,
    share,
    choose,
    drop,
    stop,
    /** A photo was chosen here, and another one elsewhere. */
    clashes: overtaken && chosen !== undefined,
    /** Why the chosen photo was refused. */
    showRefusal: setWrong,
    attachment: { send, hasChanged, takeStored },
  };
};

export type PhotoChoice = ReturnType<typeof usePhotoChoice>;
