import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import type { MessageId } from './catalogue.ts';
import { loadMessages } from './catalogue.ts';
import { reportIntlError } from './intl-errors.ts';
import { useT } from './use-t.ts';

const UNKNOWN = 'shell.no-such-message';

function Sample({ id }: { readonly id: string }) {
  const t = useT();
  // A key that no file holds: the types would not let it through.
  return <p>{t(id as MessageId, { label: 'A' })}</p>;
}

it('shows the message, and the key itself where there is none', async () => {
  const messages = await loadMessages('ka', ['shell']);
  render(
    <IntlProvider
      locale="ka"
      messages={messages}
      onError={(error) => error.code === 'MISSING_TRANSLATION' || reportIntlError(error)}
    >
      <Sample id="shell.field.required" />
      <Sample id={UNKNOWN} />
    </IntlProvider>,
  );
  expect(screen.getByText('A (სავალდებულო)')).toBeInTheDocument();
  expect(screen.getByText(UNKNOWN)).toBeInTheDocument();
});
