/** Pictures and files that an editor uploads. */
import { useState } from 'react';
import { useAsync } from '../../../browser/use-async.ts';
import { warnBeforeUnload } from '../../../browser/warn-before-unload.ts';
import { LARGEST_WIDTH, pictureFile } from '../../../domain/content/uploads.ts';
import { FILE_BYTES } from '../../../domain/settings.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useAuth } from '../../firebase/auth/auth-context.ts';
import { readContentFile, storeContentFile } from '../../firebase/content-files.ts';
import { FileButton, PictureButton } from '../../shared/picture/PictureButton.tsx';
import { shrinkPicture } from '../../shared/picture/shrink-picture.ts';
import { useToasts } from '../../shared/Toasts.tsx';
import { useCall } from '../../shared/use-call.ts';

interface UploadProps {
  /** Receives what the record names. */
  readonly onStored: (stored: string) => void;
}

/** Uploads what is chosen, and tells how it ended. */
function useUpload({ onStored }: UploadProps) {
  const t = useT();
  const uid = useAuth().user?.id ?? '';
  const { isBusy, run } = useCall();
  const store = (file: Blob | Promise<Blob>, name?: string) =>
    void run('upload', async () => {
      onStored(await warnBeforeUnload(storeContentFile(uid, await file, name)));
      return t('admin.upload-done');
    });
  return { isBusy, store };
}

/** A file for visitors to download. */
export function UploadFile(props: UploadProps) {
  const t = useT();
  const { show } = useToasts();
  const { isBusy, store } = useUpload(props);
  const choose = (file: File | undefined) => {
    const message = t('admin.upload-too-large', { limit: FILE_BYTES / 1024 ** 2 });
    if (file && file.size > FILE_BYTES) show({ about: 'upload', severity: 'error', message });
    else if (file) store(file, file.name);
  };
  return (
    <FileButton
      label={t('admin.upload-file')}
      accept=".pdf,.zip,.svg"
      size="small"
      loading={isBusy}
      onChoose={choose}
    />
  );
}

interface UploadPictureProps extends UploadProps {
  /** Of width to height. */
  readonly aspect: number;
}

/** A photograph: its part is chosen, and the browser makes it smaller. */
export function UploadPicture({ aspect, ...props }: UploadPictureProps) {
  const t = useT();
  const { isBusy, store } = useUpload(props);
  return (
    <PictureButton
      label={t('admin.upload-picture')}
      aspect={aspect}
      size="small"
      loading={isBusy}
      onUse={(file, area) => store(area ? shrinkPicture(file, area, LARGEST_WIDTH) : file)}
    />
  );
}

/** Drafts name pictures that no release has yet. */
export function OwnPicture({ name }: { readonly name: string }) {
  const [url, setUrl] = useState<string>();
  useAsync(name, () => readContentFile(pictureFile(name, 480)), setUrl);
  return url === undefined ? null : <img src={url} alt="" />;
}
