import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Profile } from '../../domain/guide/profile.ts';
import { LIMITS } from '../../domain/limits.ts';
import { FailureError } from '../firebase/errors.ts';
import { renderInLang } from '../../i18n/render-in-lang.tsx';
import { Toasts } from '../shared/toasts/Toasts.tsx';
import { UsernameForm } from './UsernameForm.tsx';

const PROFILE: Profile = {
  first_name: 'Nino',
  last_name: 'Adamia',
  full_name: 'Nino Adamia',
  avatar_url: null,
  username: 'nino',
  email: null,
  language: 'en',
  created_at: new Date('2025-08-10T10:00:00Z'),
};

const AREAS = ['shell', 'account', 'errors', 'fields'] as const;

function form(profile: Profile, onSave: (username: string) => Promise<void>) {
  return (
    <Toasts>
      <UsernameForm profile={profile} onSave={onSave} />
    </Toasts>
  );
}

const save = () => vi.fn<(username: string) => Promise<void>>().mockResolvedValue();
const saveButton = () => screen.getByRole('button', { name: 'Save' });

it('saves the trimmed name and confirms it', async () => {
  const user = userEvent.setup();
  const onSave = save();
  await renderInLang(form(PROFILE, onSave), 'en', AREAS);
  const field = screen.getByLabelText('Username');
  expect(field).toHaveValue('nino');
  await user.clear(field);
  await user.type(field, '  nino of Ushguli ');
  await user.click(saveButton());
  expect(await screen.findByText('The username was saved.')).toBeInTheDocument();
  expect(onSave).toHaveBeenCalledExactlyOnceWith('nino of Ushguli');
});

it('explains why a name could not be saved, and leaves it in the field', async () => {
  const user = userEvent.setup();
  const onSave = save().mockRejectedValue(new FailureError('offline'));
  await renderInLang(form(PROFILE, onSave), 'en', AREAS);
  await user.type(screen.getByLabelText('Username'), '2');
  await user.click(saveButton());
  expect(
    await screen.findByText(/could not be saved\. There is no internet connection/u),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveValue('nino2');
  expect(saveButton()).toBeEnabled();
});

it('rejects a name longer than the rules accept, in the current language', async () => {
  const user = userEvent.setup();
  const onSave = save();
  const { switchTo } = await renderInLang(form(PROFILE, onSave), 'en', AREAS);
  const field = screen.getByLabelText('Username');
  await user.clear(field);
  await user.type(field, 'n'.repeat(LIMITS.username + 1));
  await user.click(saveButton());
  expect(await screen.findByText('The username may have at most 40 characters.')).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
  await switchTo('ka');
  expect(screen.getByText('მომხმარებლის სახელი 40 სიმბოლოზე გრძელი ვერ იქნება.')).toBeInTheDocument();
});

it('first asks for first and last name, without which the rules accept no change', async () => {
  await renderInLang(form({ ...PROFILE, first_name: '', username: null }, save()), 'en', AREAS);
  expect(screen.getByLabelText('Username')).toBeDisabled();
  expect(saveButton()).toBeDisabled();
  expect(screen.getByText('First enter your first and last name in the guide profile.')).toBeInTheDocument();
});
