import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { uploadAvatar } from '../../../firebase/avatars.ts';
import { failureOf, type Failure } from '../../../firebase/errors.ts';
import type { CropDialogProps } from './CropDialog.tsx';
import { isPicture, shrinkPicture, type PictureArea } from './shrink-picture.ts';

export type AvatarProblem = 'none-chosen' | 'not-image' | Failure;

export type AvatarState =
  | { readonly step: 'idle'; readonly problem?: AvatarProblem; readonly isUploaded?: true }
  | {
      readonly step: 'cropping';
      readonly file: File;
      readonly url: string;
      readonly CropDialog: ComponentType<CropDialogProps>;
    }
  /** `part` from 0 to 1. */
  | { readonly step: 'uploading'; readonly part: number };

const loadCropDialog = () => import('./CropDialog.tsx');

/** From the chosen file to the address of the uploaded picture. */
export function useAvatarUpload(uid: string, onUploaded: (url: string) => void) {
  const [state, setState] = useState<AvatarState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // Fetched ahead, for the time when a connection may be lost.
  useEffect(() => {
    loadCropDialog().catch(() => undefined);
  }, []);

  const choose = useCallback(async (file: File | undefined) => {
    if (!file) {
      setState({ step: 'idle', problem: 'none-chosen' });
    } else if (!(await isPicture(file))) {
      setState({ step: 'idle', problem: 'not-image' });
    } else {
      try {
        const { CropDialog } = await loadCropDialog();
        setState({ step: 'cropping', file, url: URL.createObjectURL(file), CropDialog });
      } catch {
        setState({ step: 'idle', problem: 'offline' });
      }
    }
  }, []);

  const upload = useCallback(
    async (file: File, area: PictureArea) => {
      const controller = new AbortController();
      running.current = controller;
      setState({ step: 'uploading', part: 0 });
      try {
        const picture = await shrinkPicture(file, area);
        const progress = (part: number) => setState({ step: 'uploading', part });
        onUploaded(await uploadAvatar(uid, picture, progress, controller.signal));
        setState({ step: 'idle', isUploaded: true });
      } catch (error) {
        setState({ step: 'idle', problem: controller.signal.aborted ? 'cancelled' : failureOf(error) });
      }
    },
    [uid, onUploaded],
  );

  const use = (area: PictureArea) => {
    if (state.step !== 'cropping') return;
    URL.revokeObjectURL(state.url);
    void upload(state.file, area);
  };
  const cancel = () => {
    if (state.step === 'cropping') {
      URL.revokeObjectURL(state.url);
      setState({ step: 'idle' });
    }
    running.current?.abort();
  };
  return { state, choose, use, cancel };
}
