import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { isCanvasTrue } from '../../../browser/true-canvas.ts';
import { warnBeforeUnload } from '../../../browser/warn-before-unload.ts';
import { uploadAvatar } from '../../firebase/avatars.ts';
import { failureOf, type Failure } from '../../firebase/errors.ts';
import type { CropDialogProps } from '../../shared/picture/CropDialog.tsx';
import { pictureFault, type PictureFault } from '../../shared/picture/picture-file.ts';
import { preparePicture, type PictureArea } from '../../shared/picture/shrink-picture.ts';

export type AvatarProblem = 'none' | PictureFault | Failure;

export type AvatarState =
  | { readonly step: 'idle'; readonly problem?: AvatarProblem; readonly isUploaded?: true }
  | {
      readonly step: 'cropping';
      readonly file: File;
      readonly url: string;
      readonly canRotate: boolean;
      readonly CropDialog: ComponentType<CropDialogProps>;
    }
  /** `part` from 0 to 1. */
  | { readonly step: 'uploading'; readonly part: number };

/** Handles a selected file until the URL of the uploaded picture is known. */
export function useAvatarUpload(uid: string, onUploaded: (url: string) => void) {
  const [state, setState] = useState<AvatarState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const choose = useCallback(async (file: File | undefined) => {
    const fault = file ? await pictureFault(file) : 'none';
    if (!file || fault) {
      setState({ step: 'idle', ...(fault && { problem: fault }) });
      return;
    }
    try {
      const [{ CropDialog }, canRotate] = await Promise.all([
        import('../../shared/picture/CropDialog.tsx'),
        isCanvasTrue(),
      ]);
      setState({ step: 'cropping', file, url: URL.createObjectURL(file), canRotate, CropDialog });
    } catch {
      setState({ step: 'idle', problem: 'offline' });
    }
  }, []);

  const upload = useCallback(
    async (file: File, area: PictureArea) => {
      const controller = new AbortController();
      running.current = controller;
      const progress = (part: number) => setState({ step: 'uploading', part });
      progress(0);
      try {
        const prepared = await preparePicture(file, area);
        onUploaded(await warnBeforeUnload(uploadAvatar(uid, prepared, progress, controller.signal)));
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
