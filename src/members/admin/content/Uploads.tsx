/** Pictures and files that an editor uploads. */
import Button from '@mui/material/Button';
import { useRef, useState, type ComponentType } from 'react';
import { isCanvasTrue } from '../../../browser/true-canvas.ts';
import { useAsync } from '../../../browser/use-async.ts';
import { warnBeforeUnload } from '../../../browser/warn-before-unload.ts';
import { LARGEST_WIDTH, pictureFile } from '../../../domain/content/uploads.ts';
import { FILE_BYTES, MIN_PICTURE_SIDE } from '../../../domain/settings.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useAuth } from '../../firebase/auth/auth-context.ts';
import { readContentFile, storeContentFile } from '../../firebase/content-files.ts';
import type { CropDialogProps } from '../../shared/picture/CropDialog.tsx';
import { pictureFault } from '../../shared/picture/picture-file.ts';
import { shrinkPicture } from '../../shared/picture/shrink-picture.ts';
import { useToasts } from '../../shared/toasts/Toasts.tsx';
import { useCall } from '../../shared/use-call.ts';

const BYTES_PER_MB = 1024 * 1024;

/** Uploads what is chosen, and tells how it ended. */
function useUpload(onStored: (stored: string) => void) {
  const t = useT();
  const { show } = useToasts();
  const uid = useAuth().user?.id ?? '';
  const { isBusy, run } = useCall();
  return {
    isBusy,
    run,
    refuse: (message: string) => show({ about: 'upload', severity: 'error', message }),
    store: async (file: Blob, name?: string) => {
      onStored(await warnBeforeUnload(storeContentFile(uid, file, name)));
      return t('admin.upload-done');
    },
  };
}

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

function FileButton({ label, accept, isBusy, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" variant="outlined" loading={isBusy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </>
  );
}

interface UploadProps {
  /** Receives what the record names. */
  readonly onStored: (stored: string) => void;
}

/** A file for visitors to download. */
export function UploadFile({ onStored }: UploadProps) {
  const t = useT();
  const { isBusy, run, refuse, store } = useUpload(onStored);
  return (
    <FileButton
      label={t('admin.upload-file')}
      accept=".pdf,.zip,.svg"
      isBusy={isBusy}
      onChoose={(file) => {
        if (file.size > FILE_BYTES) refuse(t('admin.upload-too-large', { limit: FILE_BYTES / BYTES_PER_MB }));
        else void run('upload', () => store(file, file.name));
      }}
    />
  );
}

interface UploadPictureProps extends UploadProps {
  /** Of width to height. */
  readonly aspect: number;
}

interface Chosen {
  readonly file: File;
  readonly url: string;
  readonly CropDialog: ComponentType<CropDialogProps>;
}

/** A photograph: its part is chosen, and the browser makes it smaller. */
export function UploadPicture({ aspect, onStored }: UploadPictureProps) {
  const t = useT();
  const { isBusy, run, refuse, store } = useUpload(onStored);
  const [chosen, setChosen] = useState<Chosen>();
  const choose = (file: File) =>
    run('upload', async () => {
      const fault = await pictureFault(file);
      if (fault) return refuse(t(`editor.avatar-${fault}`, { side: MIN_PICTURE_SIDE }));
      // A browser that gives out no drawing sends the picture as it is.
      if (!(await isCanvasTrue())) return store(file);
      const { CropDialog } = await import('../../shared/picture/CropDialog.tsx');
      return setChosen({ file, url: URL.createObjectURL(file), CropDialog });
    });
  const close = ({ url }: Chosen) => {
    URL.revokeObjectURL(url);
    setChosen(undefined);
  };
  return (
    <>
      <FileButton
        label={t('admin.upload-picture')}
        accept="image/*,.heic,.heif"
        isBusy={isBusy}
        onChoose={(file) => void choose(file)}
      />
      {chosen ? (
        <chosen.CropDialog
          picture={chosen.url}
          canRotate
          aspect={aspect}
          onCancel={() => close(chosen)}
          onUse={(area) => {
            close(chosen);
            void run('upload', async () => store(await shrinkPicture(chosen.file, area, LARGEST_WIDTH)));
          }}
        />
      ) : null}
    </>
  );
}

/** Drafts name pictures that no release has yet. */
export function OwnPicture({ name }: { readonly name: string }) {
  const [shown, setShown] = useState<{ readonly name: string; readonly url: string }>();
  useAsync(
    name,
    () => readContentFile(pictureFile(name, 480)),
    (url, of) => setShown({ name: of, url }),
  );
  return shown?.name === name ? <img src={shown.url} alt="" /> : null;
}
