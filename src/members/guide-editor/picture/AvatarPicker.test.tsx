import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uploadAvatar } from '../../firebase/avatars.ts';
import { FailureError } from '../../firebase/errors.ts';
import { renderInLang } from '../../../i18n/testing/render-in-lang.tsx';
import { Toasts } from '../../shared/Toasts.tsx';
import { toFormValues } from '../guide-form.ts';
import { AvatarPicker } from './AvatarPicker.tsx';

// They need a server.
vi.mock('../../firebase/avatars.ts', () => ({
  uploadAvatar: vi.fn<typeof uploadAvatar>(),
  useStoredPicture: (url: string | null) => url ?? undefined,
}));

// happy-dom has no canvas.
vi.mock('../../../browser/true-canvas.ts', () => ({ isCanvasTrue: async () => true }));

// Imported in advance, because loading it takes longer than a test waits.
beforeAll(async () => {
  await import('../../shared/picture/CropDialog.tsx');
});

const PHOTO = new File([], 'photo.png', { type: 'image/png' });
const STORED = 'https://pictures.example/stored.webp';
const UPLOADED = 'https://pictures.example/uploaded.webp';

/** What happy-dom lacks: it neither lays out nor draws. */
function stubBrowser(side: number | undefined): void {
  vi.stubGlobal('createImageBitmap', async () => {
    if (side === undefined) throw new DOMException('Not decodable', 'InvalidStateError');
    return { width: side, height: side + 100, close: () => {} };
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300));
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue(
    Object.assign(Object.create(null), {
      fillRect: () => {},
      scale: () => {},
      translate: () => {},
      rotate: turned,
      drawImage: () => {},
    }),
  );
  vi.spyOn(canvas, 'toBlob').mockImplementation((resolve, type = '') =>
    resolve(new Blob(['small'], { type })),
  );
}

const turned = vi.fn<CanvasRenderingContext2D['rotate']>();
const onBusyChange = vi.fn<(isBusy: boolean) => void>();
const revoke = vi.spyOn(URL, 'revokeObjectURL');

beforeEach(() => {
  vi.mocked(uploadAvatar).mockReset();
  onBusyChange.mockReset();
  revoke.mockClear();
  stubBrowser(600);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Form({ stored }: { readonly stored: string | null }) {
  const { control } = useForm({
    defaultValues: { ...toFormValues(undefined, undefined, 'Nino Adamia'), avatar_url: stored },
  });
  const value = useWatch({ control, name: 'avatar_url' });
  return (
    <>
      <AvatarPicker control={control} uid="nino" onBusyChange={onBusyChange} />
      <p>Value: {value ?? 'none'}</p>
    </>
  );
}

async function draw(stored: string | null = null) {
  await renderInLang(
    <Toasts>
      <Form stored={stored} />
    </Toasts>,
    'en',
    ['shell', 'editor', 'errors', 'guides', 'fields'],
  );
  return userEvent.setup({ delay: null });
}

function choose(file: File): void {
  fireEvent.change(screen.getByLabelText(/^(?:Choose a|Change the) picture$/u), {
    target: { files: [file] },
  });
}

/** Chooses a picture and waits until a part of it can be used. */
async function crop(): Promise<void> {
  choose(PHOTO);
  const dialog = await screen.findByRole('dialog', { name: 'Choose which part to use' });
  const picture = dialog.querySelector('img');
  if (!picture) throw new Error('There is no picture to crop');
  fireEvent.load(picture);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use this part' })).toBeEnabled());
}

/** Starts an upload that the test continues. */
async function startUpload() {
  let resolve = (_url: string) => {};
  let reject = (_reason: unknown) => {};
  const uploaded = new Promise<string>((...settle) => ([resolve, reject] = settle));
  vi.mocked(uploadAvatar).mockReturnValue(uploaded);
  await crop();
  fireEvent.click(screen.getByRole('button', { name: 'Use this part' }));
  await vi.waitFor(() => expect(uploadAvatar).toHaveBeenCalled());
  const [, { picture } = {}, progress, signal] = vi.mocked(uploadAvatar).mock.lastCall ?? [];
  if (!picture || !progress || !signal) throw new Error('Nothing is uploaded');
  signal.addEventListener('abort', () => reject(signal.reason));
  return { picture, progress: (part: number) => act(() => progress(part)), signal, resolve, reject };
}

const isOffered = (name: string) => screen.queryByRole('button', { name }) !== null;

describe('a file that cannot be used', () => {
  test.each([
    [
      'is no picture',
      new File(['text'], 'a.txt', { type: 'text/plain' }),
      undefined,
      /choose an image file/u,
    ],
    ['is damaged', PHOTO, undefined, /it is damaged, or it is not a picture/u],
    ['is too small', PHOTO, 199, /each side must have at least 200 pixels/u],
  ])('%s: says why', async (_, file, side, reason) => {
    stubBrowser(side);
    await draw();
    choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('was not chosen at all', async () => {
    await draw();
    fireEvent(screen.getByLabelText(/^(?:Choose a|Change the) picture$/u), new Event('cancel'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You must select an image to upload.');
  });
});

test('turns the picture by quarters', async () => {
  vi.mocked(uploadAvatar).mockResolvedValue(UPLOADED);
  await draw();
  await crop();
  fireEvent.click(screen.getByRole('button', { name: 'Rotate' }));
  fireEvent.click(screen.getByRole('button', { name: 'Use this part' }));
  await waitFor(() => expect(turned).toHaveBeenLastCalledWith(Math.PI / 2));
});

test('uploads the chosen part with progress, and says that it is still to be saved', async () => {
  await draw(STORED);
  expect(isOffered('Change the picture')).toBe(true);
  const { picture, progress, resolve } = await startUpload();
  expect(picture.type).toBe('image/webp');
  expect(revoke).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Use this part' })).toBeNull();
  expect(onBusyChange).toHaveBeenLastCalledWith(true);
  expect(isOffered('Remove the picture')).toBe(false);
  expect(screen.getByRole('button', { name: 'Change the picture', hidden: true })).toBeDisabled();
  const bar = screen.getByRole('progressbar', { hidden: true });
  expect(bar).toHaveAttribute('aria-valuetext', 'Upload: 0%');
  progress(0.404);
  expect(bar).toHaveAttribute('aria-valuetext', 'Upload: 40%');
  resolve(UPLOADED);
  expect(await screen.findByText('The picture is uploaded. Save the profile to use it.')).toBeInTheDocument();
  expect(screen.getByText(`Value: ${UPLOADED}`)).toBeInTheDocument();
  await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith(false));
  expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull();
});

test('tells after five seconds without progress that the upload has stalled, until it goes on', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await draw();
  const { progress, resolve } = await startUpload();
  const isStalled = () => screen.queryByText(/nothing has been sent for 5 seconds/u) !== null;
  progress(0.5);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(isStalled()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1100));
  expect(isStalled()).toBe(true);
  expect(screen.getByRole('progressbar', { hidden: true })).toHaveAttribute('aria-valuenow', '50');
  progress(0.6);
  expect(isStalled()).toBe(false);
  await act(async () => resolve(UPLOADED));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(isStalled()).toBe(false);
  expect(screen.getByText(`Value: ${UPLOADED}`)).toBeInTheDocument();
});

test('an upload can be cancelled, which is no error', async () => {
  await draw(STORED);
  const { signal } = await startUpload();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the upload', hidden: true }));
  expect(await screen.findByText('The upload was cancelled.')).toBeInTheDocument();
  expect(signal.aborted).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(`Value: ${STORED}`)).toBeInTheDocument();
});

test('a failed upload gives the reason until another picture is chosen', async () => {
  await draw();
  const { reject } = await startUpload();
  await act(async () => reject(new FailureError('timeout')));
  const reason = 'Error uploading avatar: The server did not answer in time. Please try again.';
  expect(await screen.findByText(reason)).toBeInTheDocument();
  expect(screen.getByText('Value: none')).toBeInTheDocument();
  await crop();
  expect(screen.queryAllByText(reason)).toEqual([]);
});

test('a picture need not be cropped, and nothing is uploaded then', async () => {
  const user = await draw();
  await crop();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(revoke).toHaveBeenCalledOnce();
  expect(uploadAvatar).not.toHaveBeenCalled();
});

test('leaving the page ends the upload', async () => {
  const { cleanup } = await import('@testing-library/react');
  await draw();
  const { signal } = await startUpload();
  cleanup();
  expect(signal.aborted).toBe(true);
});

test('a picture can be removed', async () => {
  const user = await draw(STORED);
  expect(document.querySelector('img')).toHaveAttribute('src', STORED);
  await user.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(screen.getByText('Value: none')).toBeInTheDocument();
  expect(isOffered('Choose a picture')).toBe(true);
  expect(isOffered('Remove the picture')).toBe(false);
  expect(screen.getByText('NA')).toBeInTheDocument();
});
