import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { SaveBar } from './SaveBar.tsx';

const REST = {
  isSaving: false,
  isDirty: false,
  replacesOthers: false,
  isUploading: false,
  isNew: false,
  invalidFields: 0,
  request: undefined,
  unsubmitted: [],
  status: { current: null },
};

const FIRST = 'Save and send for verification';

/** Returns the text of the bar in this state, and whether its button is enabled. */
async function barOf(state: Partial<Parameters<typeof SaveBar>[0]>) {
  await renderInLang(
    <SaveBar {...REST} next={<p>Ask for approval</p>} note={<p>Your answer</p>} {...state} />,
    'en',
    ['shell', 'editor', 'errors', 'fields', 'guides'],
  );
  const button = screen.getByRole<HTMLButtonElement>('button');
  return {
    button: button.textContent,
    canPress: !button.disabled && button.getAttribute('aria-disabled') !== 'true',
    says: screen.getByRole('status').textContent,
    offersNext: screen.queryByText('Ask for approval') !== null && screen.queryByText('Your answer') !== null,
  };
}

test.each([
  [
    'saved and waiting, with changes since',
    { request: 'unsubmitted', unsubmitted: ['profession', 'certification_level'] },
    [
      'Save',
      true,
      'Saved, but not part of the request that is waiting: Profession, Certification level',
      true,
    ],
  ],
  ['waiting and changed', { request: 'waiting', isDirty: true }, ['Save', true, 'Unsaved changes', false]],
  ['changed', { isDirty: true }, ['Save', true, 'Unsaved changes', false]],
  [
    'changed like another window',
    { isDirty: true, replacesOthers: true },
    [
      'Save',
      true,
      'Unsaved changes: saving replaces what another window has changed in the same fields',
      false,
    ],
  ],
  ['invalid', { isDirty: true, invalidFields: 2 }, ['Save', true, '2 fields to correct', false]],
  ['new and invalid', { isNew: true, invalidFields: 1 }, [FIRST, true, '1 field to correct', true]],
  ['being saved', { isDirty: true, isSaving: true }, ['Saving...', false, '', false]],
  ['given a picture', { isUploading: true }, ['Save', false, 'Uploading the picture…', true]],
  ['new and changed', { isNew: true, isDirty: true }, [FIRST, true, 'Unsaved changes', false]],
  ['new with a picture', { isNew: true, isUploading: true }, [FIRST, false, 'Uploading the picture…', true]],
] satisfies readonly [string, Partial<Parameters<typeof SaveBar>[0]>, readonly unknown[]][])(
  'a profile that is %s',
  async (_, state, [button, canPress, says, offersNext]) => {
    expect(await barOf(state)).toEqual({ button, canPress, says, offersNext });
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test.each([
  ['no request', undefined, false],
  ['a request to send', 'unsent', false],
  ['a request that is waiting', 'waiting', true],
] as const)(
  'while the profile is edited, the note about %s is shown only if it cannot be changed',
  async (_, request, isShown) => {
    const state = await barOf({ isDirty: true, request });
    expect(state.offersNext).toBe(false);
    expect(screen.queryByText('Your answer') !== null).toBe(isShown);
  },
);
