import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { RECORD_SCHEMAS } from '../../../content/records.ts';
import { asFields } from '../../../domain/content/content.ts';
import { withField } from '../../../domain/content/merge-drafts.ts';
import { renderInLang } from '../../../i18n/testing/render-in-lang.tsx';
import { emptyOf } from './record-fields.ts';
import { RecordFields, RecordFormContext } from './RecordForm.tsx';

const uploads = vi.hoisted((): ((stored: string) => void)[] => []);
vi.mock('./Uploads.tsx', () => ({
  UploadFile: () => null,
  OwnPicture: () => null,
  UploadPicture: ({ onStored }: { readonly onStored: (stored: string) => void }) => {
    uploads.push(onStored);
    return null;
  },
}));

const form = { faults: [], conflicts: {}, settle: () => undefined, isOlder: () => false };

function News() {
  const [record, setRecord] = useState(emptyOf(RECORD_SCHEMAS.news));
  const setField = (path: string, value: unknown) =>
    setRecord((present: unknown) => withField(present, path.split('.'), value));
  return (
    <RecordFormContext value={{ ...form, setField }}>
      <RecordFields schema={RECORD_SCHEMAS.news} path="" value={record} />
      <output>{JSON.stringify(asFields(record)['image'])}</output>
    </RecordFormContext>
  );
}

test('what is typed while a picture is uploaded stays', async () => {
  await renderInLang(<News />, 'en', ['admin']);
  const [begun] = uploads;
  fireEvent.change(screen.getByLabelText(/What the picture shows, Georgian/u), { target: { value: 'მთა' } });
  const name = `${'0'.repeat(20)}-900-336699`;
  act(() => begun?.(name));
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    name,
    alt: { ka: 'მთა', en: '' },
    credit: { ka: '', en: '' },
  });
});
