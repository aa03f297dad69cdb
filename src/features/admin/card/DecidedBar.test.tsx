import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { DecidedBar } from './DecidedBar.tsx';

test('a decision that is being undone says so, and is undone once', async () => {
  const answers: ((isDone: boolean) => void)[] = [];
  const onReopen = vi.fn<() => Promise<boolean>>(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  await renderInLang(
    <DecidedBar
      requestId="r"
      name="Nino Beridze"
      decision="rejected"
      isDeciding={false}
      onReopen={onReopen}
    />,
    'en',
    ['shell', 'admin'],
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Undo the decision: Nino Beridze' }));
  const button = await screen.findByRole('button', { name: 'Undoing...' });
  await user.click(button);
  await user.keyboard('u');
  expect(onReopen).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();

  answers[0]?.(false);
  expect(await screen.findByRole('button', { name: 'Undo the decision: Nino Beridze' })).toHaveFocus();
});
