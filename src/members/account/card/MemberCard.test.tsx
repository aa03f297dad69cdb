import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canSaveCard, deleteCardExceptOf, isCardSaved, saveCard } from '../../../browser/card-storage.ts';
import { readPicture } from '../../firebase/avatars.ts';
import { renderInLang } from '../../../i18n/testing/render-in-lang.tsx';
import { Toasts } from '../../shared/Toasts.tsx';
import { respond, respondLater, setUpCallableServer } from '../../firebase/testing/callable-server.ts';
import { MemberCard } from './MemberCard.tsx';

// It needs a server.
vi.mock('../../firebase/avatars.ts', () => ({ readPicture: vi.fn<typeof readPicture>() }));
// Test runs count as development, which has no service worker.
vi.mock('../../../browser/card-storage.ts', () => ({
  canSaveCard: vi.fn<typeof canSaveCard>(),
  deleteCardExceptOf: vi.fn<typeof deleteCardExceptOf>(),
  isCardSaved: vi.fn<typeof isCardSaved>(),
  saveCard: vi.fn<typeof saveCard>(),
}));
setUpCallableServer();

/** The saved cards of this device, by account. */
const saved = new Map<string, string>();

beforeEach(() => {
  saved.clear();
  vi.mocked(canSaveCard).mockReset().mockReturnValue(true);
  vi.mocked(isCardSaved)
    .mockReset()
    .mockImplementation(async (uid) => saved.has(uid));
  vi.mocked(saveCard)
    .mockReset()
    .mockImplementation(async (uid, html) => void saved.set(uid, html));
  vi.mocked(deleteCardExceptOf)
    .mockReset()
    .mockImplementation(async () => saved.clear());
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const CARD = {
  number: 1001,
  names: ['გიორგი ბერიძე', 'Giorgi Beridze'],
  claims: { profession: 'mountain-guide', certification_level: 'certified' },
  until: '2027-03-31',
};

async function open(picture: string | null = null) {
  await renderInLang(
    <Toasts>
      <MemberCard uid="nino" card={CARD} picture={picture} />
    </Toasts>,
    'en',
    ['shell', 'account', 'errors'],
  );
  return userEvent.setup({ delay: null });
}

const shown = () => screen.getByTitle('Member card').getAttribute('srcdoc') ?? '';
const isOffered = (name: RegExp) => screen.queryByText(name) !== null;
const [SAVE, OPEN, REMOVE] = [/^Save on this device$/u, /^Open the saved card$/u, /^Remove it from/u];

describe('the card', () => {
  test('gets the signature of the association as soon as it is there', async () => {
    const finish = respondLater({ signed: 'SIGNED-BY-THE-ASSOCIATION' });
    await open();
    const unsigned = shown();
    expect(unsigned).toContain('Giorgi Beridze');
    await act(async () => finish());
    await waitFor(() => expect(shown()).not.toBe(unsigned));
  });

  test('holds the stored picture as it is, and does without one that cannot be read', async () => {
    respond({ signed: null });
    vi.mocked(readPicture).mockResolvedValueOnce(new Blob(['webp'], { type: 'image/webp' }));
    await open('https://pictures.example/nino.webp');
    await waitFor(() => expect(shown()).toContain('src="data:image/webp;base64,d2VicA=="'));
    cleanup();
    respond({ signed: null });
    vi.mocked(readPicture).mockRejectedValueOnce(new Error('not found'));
    await open('https://pictures.example/nino.webp');
    await waitFor(() => expect(readPicture).toHaveBeenCalledTimes(2));
    expect(shown()).not.toContain('<img');
  });

  test('is as high as its content', async () => {
    respond({ signed: null });
    await open();
    const frame = screen.getByTitle('Member card');
    vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(
      document.implementation.createHTMLDocument(),
    );
    fireEvent.load(frame);
    // Without a layout it keeps its height.
    expect(frame.style.height).toBe('');
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(500);
    fireEvent.load(frame);
    expect(frame.style.height).toBe('500px');
  });
});

describe('on paper', () => {
  const page = () => screen.getByTitle<HTMLIFrameElement>('Member card').contentWindow;

  test('a browser that prints says nothing more; one in which nothing happens names the picture', async () => {
    respond({ signed: null });
    await open();
    vi.useFakeTimers();
    const window = page();
    if (!window) throw new Error('no card');
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
    const instead = /^If no print window has opened/u;
    fireEvent.click(screen.getByText('Print the card'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(isOffered(instead)).toBe(false);
    Reflect.deleteProperty(window, 'print');
    fireEvent.click(screen.getByText('Print the card'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(isOffered(instead)).toBe(true);
    vi.useRealTimers();
  });

  test('a card that cannot be drawn is said to need a screenshot', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('refused'));
    respond({ signed: null });
    const user = await open();
    await user.click(screen.getByText('Save as a picture'));
    expect(await screen.findByText(/take a screenshot/u)).toBeInTheDocument();
  });
});

describe('on this device', () => {
  test('the card can be saved, opened and removed', async () => {
    respond({ signed: null });
    const user = await open();
    expect(isOffered(OPEN)).toBe(false);
    await user.click(screen.getByText(SAVE));
    expect(await screen.findByText('The card is saved on this device.')).toBeInTheDocument();
    expect(saved.get('nino')).toContain('Saved on this device on');
    expect(screen.getByText(OPEN)).toHaveAttribute('href', '/profile/card');
    expect(isOffered(SAVE)).toBe(false);
    await user.click(screen.getByText(REMOVE));
    await waitFor(() => expect(isOffered(SAVE)).toBe(true));
    expect(isOffered(OPEN)).toBe(false);
    expect(saved.size).toBe(0);
  });

  test('a saved card is renewed when it is shown, and only a saved one', async () => {
    saved.set('nino', 'as before');
    respond({ signed: null });
    await open();
    expect(await screen.findByText(OPEN)).toBeInTheDocument();
    expect(saved.get('nino')).toContain('Giorgi Beridze');
  });

  test('nothing is saved unasked', async () => {
    saved.set('other', 'of another account');
    respond({ signed: null });
    await open();
    await waitFor(() => expect(isCardSaved).toHaveBeenCalledWith('nino'));
    expect(isOffered(SAVE)).toBe(true);
    expect(saveCard).not.toHaveBeenCalled();
  });

  test('a card that could not be saved is reported', async () => {
    vi.mocked(saveCard).mockRejectedValue(new Error('no space'));
    respond({ signed: null });
    const user = await open();
    await user.click(screen.getByText(SAVE));
    expect(await screen.findByText(/^The card could not be saved/u)).toBeInTheDocument();
    expect(isOffered(SAVE)).toBe(true);
  });

  test('nothing is offered where it cannot be saved', async () => {
    vi.mocked(canSaveCard).mockReturnValue(false);
    respond({ signed: null });
    await open();
    expect(isOffered(/^Print the card$/u)).toBe(true);
    expect(isOffered(SAVE)).toBe(false);
  });
});
