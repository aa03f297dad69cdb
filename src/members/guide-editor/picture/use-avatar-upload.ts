import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { isCanvasTrue } from '../../../browser/true-canvas.ts';
import { warnBeforeUnload } from '../../../browser/warn-before-unload.ts';
import { MAX_UPLOADS_PER_HOUR } from '../../../domain/settings.ts';
import { HOUR_MS } from '../../../domain/timestamp.ts';
import { uploadAvatar } from '../../firebase/avatars.ts';
import { failureOf, type Failure } from '../../firebase/errors.ts';
import type { CropDialogProps } from './CropDialog.tsx';
import { pictureFault, type PictureFault } from './picture-file.ts';
import { preparePicture, type PictureArea } from './shrink-picture.ts';

/**
 * Times of each account's uploads in the last hour, in ms since 1970. The server removes those over
 * `MAX_UPLOADS_PER_HOUR` without a word, so the editor reports it before. Only of the page that is open: in
 * another one the picture is missing after the upload.
 */
const uploads = new Map<string, readonly number[]>();

function recentOf(uid: string, now: number): readonly number[] {
  return (uploads.get(uid) ?? []).filter((at) => at > now - HOUR_MS);
}

export function mayUpload(uid: string, now = Date.now()): boolean {
  return recentOf(uid, now).length < MAX_UPLOADS_PER_HOUR;
}

export function noteUpload(uid: string, now = Date.now()): void {
  uploads.set(uid, [...recentOf(uid, now), now]);
}

export type AvatarProblem = 'none' | 'too-many' | PictureFault | Failure;

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

const loadCropDialog = () => import('./CropDialog.tsx');

/** Handles a selected file until the URL of the uploaded picture is known. */
export function useAvatarUpload(uid: string, onUploaded: (url: string) => void) {
  const [state, setState] = useState<AvatarState>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // Prefetched, in case the connection is lost later.
  useEffect(() => {
    loadCropDialog().catch(() => undefined);
  }, []);

  const choose = useCallback(
    async (file: File | undefined) => {
      const fault = file ? (mayUpload(uid) ? await pictureFault(file) : 'too-many') : 'none';
      if (!file || fault) {
        setState({ step: 'idle', ...(fault && { problem: fault }) });
      } else {
        try {
          const [{ CropDialog }, canRotate] = await Promise.all([loadCropDialog(), isCanvasTrue()]);
          setState({ step: 'cropping', file, url: URL.createObjectURL(file), canRotate, CropDialog });
        } catch {
          setState({ step: 'idle', problem: 'offline' });
        }
      }
    },
    [uid],
  );

  const upload = useCallback(
    async (file: File, area: PictureArea) => {
      const controller = new AbortController();
      running.current = controller;
      const progress = (part: number) => setState({ step: 'uploading', part });
      progress(0);
      try {
        const prepared = await preparePicture(file, area);
        noteUpload(uid);
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
