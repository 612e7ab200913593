import { PHOTO_MAX_BYTES } from '@portal/contract/admin';
import type { EmployeeRecord } from '@portal/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFailure } from '../../platform/failure.ts';
import { employeePhotoQuery, sendEmployeePhoto } from './employee.api.ts';
import { SaveStopped } from './form-save.ts';
import { useObjectUrl } from './object-url.ts';

/** Kinds of pictures that are taken (decisions: admin, Employees). */
export const photoTypes = 'image/jpeg,image/png,image/webp';

const nobody = { id: 0, version: 0, hasPhoto: false };

/** The address of an employee's photo; undefined until it is here and where there is none. */
export const useEmployeePhoto = (employee: EmployeeRecord | undefined): string | undefined => {
  const { data } = useQuery(employeePhotoQuery(employee ?? nobody));
  return useObjectUrl(data);
};

/** A photo that was chosen: its preview, why it is not taken, and how far it has gone once it is sent, which can be stopped. */
export const usePhotoChoice = () => {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [wrong, setWrong] = useState<string>();
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const preview = useObjectUrl(file);
  const choose = (chosen: File | null): void => {
    if (chosen === null) return;
    const refusal = photoTypes.split(',').includes(chosen.type)
      ? chosen.size > PHOTO_MAX_BYTES && t('adminForm.employee.photo.tooLarge')
      : t('adminForm.employee.photo.wrongType');
    setWrong(refusal || undefined);
    if (!refusal) setFile(chosen);
  };
  const send = async (employee: Pick<EmployeeRecord, 'id' | 'version'>): Promise<void> => {
    if (file === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      setShare(0);
      setWrong(undefined);
      await sendEmployeePhoto(employee, file, { onProgress: setShare, signal });
      setFile(undefined);
    } catch (error) {
      if (signal.aborted) {
        setWrong(t('adminForm.employee.photo.stopped'));
        throw new SaveStopped();
      }
      setWrong(isFailure(error) ? error.message : t('ui.problem.unknown'));
      throw error;
    } finally {
      setShare(undefined);
    }
  };
  const drop = (): void => {
    setFile(undefined);
    setWrong(undefined);
  };
  const stop = (): void => running.current?.abort();
  return { chosen: file !== undefined, preview, wrong, share, choose, drop, send, stop };
};

export type PhotoChoice = ReturnType<typeof usePhotoChoice>;
