import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInLang } from '../../../i18n/render-in-lang.tsx';
import { DecidedBar } from './DecidedBar.tsx';

const onReopen = vi.fn<() => void>();

/** A pending decision that the test can take back. */
function Sample() {
  const [isReopening, setReopening] = useState(false);
  return (
    <>
      <DecidedBar
        requestId="r"
        name="Nino Beridze"
        decision="rejected"
        isDeciding
        isReopening={isReopening}
        onReopen={() => {
          onReopen();
          setReopening(true);
        }}
      />
      <button onMouseEnter={() => setReopening(false)}>fail</button>
    </>
  );
}

test('shows that a decision is being undone, and undoes it only once', async () => {
  await renderInLang(<Sample />, 'en', ['shell', 'admin']);
  const user = userEvent.setup();
  expect(screen.getByRole('article')).toHaveTextContent('Rejecting...');
  await user.click(screen.getByRole('button', { name: 'Undo the decision: Nino Beridze' }));
  const button = await screen.findByRole('button', { name: 'Undoing...' });
  await user.click(button);
  await user.keyboard('u');
  expect(onReopen).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();

  await user.hover(screen.getByRole('button', { name: 'fail' }));
  expect(await screen.findByRole('button', { name: 'Undo the decision: Nino Beridze' })).toHaveFocus();
});
