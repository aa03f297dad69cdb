import { expect, it } from 'vitest';
import { message } from '../../tests/support/messages.ts';
import { CERTIFICATION_NAMES } from '../domain/guide/certification.ts';
import type { MessageId } from './catalogue.ts';

/** Texts that the specification gives word for word (sections 2, 5, 8 and 9), and where each is kept. */
const QUOTED: readonly (readonly [MessageId, string])[] = [
  ['home.becomeGuide', 'Become a Guide'],
  ['home.learnMore', 'Learn More'],
  ['auth.continue', 'Continue with Google'],
  ['auth.signing-in', 'Signing in...'],
  ['auth.failed-title', 'Sign in failed'],
  ['auth.failed', 'Failed to sign in with Google. Please try again.'],
  ['auth.unexpected', 'An unexpected error occurred'],
  ['shell.memberLogin', 'Member Login'],
  ['shell.signOut', 'Sign Out'],
  ['shell.notFound.title', 'Oops! Page not found'],
  ['shell.notFound.home', 'Return to Home'],
  ['shell.page/legal/privacy', 'Privacy Policy'],
  ['shell.page/legal/terms', 'Terms & Conditions'],
  ['editor.log-in', 'Please log in to create your guide profile.'],
  ['editor.go-to-login', 'Go to Login'],
  ['editor.saving', 'Saving...'],
  ['editor.first_name-required', 'First name is required'],
  ['editor.last_name-required', 'Last name is required'],
  ['editor.experience_years-required', 'Experience is required'],
  ['editor.experience-positive', 'Experience must be positive'],
  ['editor.languages-required', 'Languages are required'],
  ['editor.address-required', 'Address is required'],
  ['editor.phone-required', 'Phone number is required'],
  ['editor.avatar-none', 'You must select an image to upload.'],
  ['editor.updated', 'Profile updated successfully!'],
  ['editor.created', 'Profile created and verification request submitted successfully!'],
  [
    'editor.created-without-request',
    'Profile created successfully! Please manually request verification from your profile page.',
  ],
  ['account.log-in', 'Please log in'],
  ['account.tab-overview', 'Overview'],
  ['account.tab-guide', 'Guide Profile'],
  ['account.tab-settings', 'Settings'],
  ['account.browse', 'Browse Guides'],
  ['account.become', 'Become a Guide'],
  ['account.edit', 'Edit Guide Profile'],
  ['account.sign-out', 'Sign Out'],
  ['admin.approve', 'Approve'],
  ['admin.reject', 'Reject'],
  ['admin.none-pending', 'No Pending Requests'],
  ['admin.none-approved', 'No Approved Guides'],
  ['admin.none-rejected', 'No Rejected Requests'],
  ['admin.none-users', 'No Users Found'],
  ['admin.fetch-failed', 'Failed to fetch verification requests'],
  ['admin.decide-failed', 'Failed to process request'],
  ['guides.loading', 'Loading guides...'],
  ['guides.none', 'No guides found'],
  ['guides.viewProfile', 'View Profile'],
  ['guides.register', 'Register as Guide'],
  ['guides.fallbackName', 'Mountain Guide'],
  ['guides.fallbackDescription', 'Professional mountain guide'],
  ['guides.fallbackAddress', 'Georgia'],
  ['guide.contact', 'Contact Guide'],
  ['guide.notFound', 'Guide Not Found'],
  ['guide.notFoundText', "The guide profile you're looking for doesn't exist or is not public."],
  ['guide.back', 'Back to Guides Directory'],
];

it.each(QUOTED)('%s is quoted verbatim', (id, text) => {
  expect(message('en', id)).toBe(text);
});

it('puts in the parts that change', () => {
  const values = { message: 'no connection', decision: 'approved' };
  expect(message('en', 'editor.avatar-failed', values)).toBe('Error uploading avatar: no connection');
  expect(message('en', 'editor.save-failed', values)).toBe('Error updating profile: no connection');
  expect(message('en', 'admin.decided', values)).toBe('Request approved successfully');
  expect(message('en', 'admin.reason-of', { state: 'rejected' })).toBe('Rejection Reason');
  expect(message('en', 'admin.reason-of', { state: 'approved' })).toBe('Notes');
});

it('names the levels of certification', () => {
  const { assistant, certified, master } = CERTIFICATION_NAMES;
  expect([assistant.en, certified.en, master.en]).toEqual([
    'Assistant Guide',
    'Certified Guide',
    'Master Guide',
  ]);
});
