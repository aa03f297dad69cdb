/** Buttons that open a file dialog. */
import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { isCanvasTrue } from '../../../browser/true-canvas.ts';
import { MIN_PICTURE_SIDE } from '../../../domain/settings.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useToasts } from '../Toasts.tsx';
import { useCall } from '../use-call.ts';
import type { CropDialogProps } from './CropDialog.tsx';
import { pictureFault } from './picture-file.ts';
import type { PictureArea } from './shrink-picture.ts';

interface LabelledProps extends Pick<ButtonProps, 'variant' | 'size' | 'loading' | 'disabled'> {
  readonly label: string;
}

interface FileButtonProps extends LabelledProps {
  readonly accept: string;
  /** Receives undefined when the dialog is closed without a choice. */
  readonly onChoose: (file: File | undefined) => void;
}

export function FileButton({ label, accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  // It fires no change event then, and React does not support the `cancel` event of inputs.
  useEffect(() => {
    const element = input.current;
    const chooseNone = () => onChoose(undefined);
    element?.addEventListener('cancel', chooseNone);
    return () => element?.removeEventListener('cancel', chooseNone);
  }, [onChoose]);
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}

interface PictureButtonProps extends LabelledProps {
  /** Of width to height, for a part with corners; by default it is round. */
  readonly aspect?: number;
  /** Receives the part of the picture; none for one with corners where the browser gives out no drawing. */
  readonly onUse: (file: File, area?: PictureArea) => void;
}

interface Chosen {
  readonly file: File;
  readonly url: string;
  readonly canRotate: boolean;
  readonly CropDialog: ComponentType<CropDialogProps>;
}

/** Lets a person choose a picture, and the part of it to use. */
export function PictureButton({ aspect, onUse, ...button }: PictureButtonProps) {
  const t = useT();
  const { show } = useToasts();
  const { run } = useCall();
  const [chosen, setChosen] = useState<Chosen>();
  const choose = (file: File | undefined) =>
    run('picture', async () => {
      const fault = file && (await pictureFault(file));
      if (!file || fault) {
        const message = t(`editor.avatar-${fault ?? 'none'}`, { side: MIN_PICTURE_SIDE });
        return show({ about: 'picture', severity: 'error', message });
      }
      const canRotate = await isCanvasTrue();
      if (!canRotate && aspect !== undefined) return onUse(file);
      const { CropDialog } = await import('./CropDialog.tsx');
      return setChosen({ file, url: URL.createObjectURL(file), canRotate, CropDialog });
    });
  const close = ({ url }: Chosen) => {
    URL.revokeObjectURL(url);
    setChosen(undefined);
  };
  return (
    <>
      {/* File types offered by file dialogs; whether a file can be opened is decided by its content. */}
      <FileButton {...button} accept="image/*,.heic,.heif" onChoose={(file) => void choose(file)} />
      {chosen ? (
        <chosen.CropDialog
          picture={chosen.url}
          canRotate={chosen.canRotate}
          aspect={aspect}
          onCancel={() => close(chosen)}
          onUse={(area) => {
            close(chosen);
            onUse(chosen.file, area);
          }}
        />
      ) : null}
    </>
  );
}
