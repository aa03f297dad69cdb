import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import type { MessageId } from './catalogue.ts';
import messages from './messages/ka/shell.json';
import { useT } from './use-t.ts';

function ignore(): void {
  // The missing key is intended.
}

const UNKNOWN = 'shell.no-such-message';

function Sample({ id }: { readonly id: MessageId }) {
  const t = useT();
  return <p>{t(id, { label: 'A' })}</p>;
}

it('returns the message, or the key itself if there is none', () => {
  render(
    <IntlProvider locale="ka" messages={messages} onError={ignore}>
      <Sample id="shell.field.required" />
      {/* @ts-expect-error -- no file holds this key, so it does not compile. */}
      <Sample id={UNKNOWN} />
    </IntlProvider>,
  );
  expect(screen.getByText('A (სავალდებულო)')).toBeInTheDocument();
  expect(screen.getByText(UNKNOWN)).toBeInTheDocument();
});
