import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { adminFirestore, clearEverything } from '../support/server.ts';
import { publishGuide } from './support/guides.ts';
import { openPublicPage } from './support/public-page.ts';

beforeAll(async () => {
  await clearEverything();
});

async function publishThree(): Promise<void> {
  await publishGuide('giorgi-beridze', 'Giorgi Beridze', {
    profession: 'mountain-guide',
    languages: ['ka', 'de'],
    specialties: ['glaciers'],
    description: 'Ridges above Stepantsminda.',
    show_phone: true,
    experience_years: 7,
  });
  await publishGuide('ana-lomidze', 'Ana Lomidze', {
    profession: 'rafting',
    languages: ['ka', 'en'],
    specialties: ['Svaneti'],
    accepts_messages: true,
  });
  await publishGuide('tamar-kavtaradze', 'თამარ ქავთარაძე', {
    profession: 'equestrian',
    languages: ['ka'],
    specialties: [],
    description: '',
    address: 'ბაკურიანი',
    show_phone: false,
    show_address: false,
    show_website: false,
    show_experience: false,
    show_certifications: false,
  });
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('an empty directory invites guides to register', async () => {
  await openPublicPage('/en/guides');
  expect(await screen.findByRole('heading', { name: 'No guides found' })).toBeVisible();
  const invitations = screen.getAllByRole('link', { name: 'Register as Guide' });
  expect(invitations).toHaveLength(2);
  for (const link of invitations) expect(link).toHaveAttribute('href', '/en/guide-profile');
  expect(screen.queryByRole('search')).toBeNull();
});

test('a member number without search results gets a link to its check', async () => {
  await publishThree();
  await openPublicPage('/en/guides?q=%E2%84%961118');
  const check = await screen.findByRole('link', { name: 'Check number 1118' });
  expect(check).toHaveAttribute('href', '/en/check/1118');
  await openPublicPage('/guides?q=zzzzqq');
  expect(await screen.findByRole('heading', { name: 'გამყოლი ვერ მოიძებნა' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^ნომრის შემოწმება/u })).toBeNull();
  // The person may be a member who is not listed.
  expect(screen.getByRole('link', { name: 'წევრობის შემოწმება ნომრით' })).toHaveAttribute('href', '/check');
});

test('a shared URL opens the directory with its filter', async () => {
  await openPublicPage('/en/guides?q=svaneti&language=en');
  expect(await screen.findByText('1 guide found')).toBeVisible();
  expect(names()).toEqual(['Ana Lomidze']);
  expect(screen.getByRole('searchbox')).toHaveValue('svaneti');
  expect(document.title).toMatch(/^Guides directory: English, svaneti –/u);
  expect(screen.getByRole('link', { name: 'Check a membership by its number' })).toBeVisible();
});

test('a card shows the guide’s visible fields, and no hidden ones', async () => {
  await openPublicPage('/en/guides');
  const cards = await screen.findAllByRole('article');
  const cardOf = (name: string) => {
    const card = cards.find((one) => within(one).queryByRole('heading', { name }) !== null);
    if (!card) throw new Error(`No card of ${name}`);
    return within(card);
  };
  const open = cardOf('Giorgi Beridze');
  expect(open.getByText('Ridges above Stepantsminda.')).toBeVisible();
  expect(open.getByText('7 years')).toBeVisible();
  expect(open.getByText('Georgian, German')).toBeVisible();
  expect(within(open.getByRole('list', { name: 'Specialties' })).getByText('glaciers')).toBeVisible();
  expect(open.getByRole('link', { name: 'View Profile: Giorgi Beridze' })).toHaveAttribute(
    'href',
    '/en/giorgi-beridze',
  );

  const hidden = cardOf('Tamar Kavtaradze');
  // If the address is hidden, the line shows the regions, with own words marked, and the country, once.
  expect(hidden.getByText(/^Svaneti, .*Georgia$/u)).toBeVisible();
  expect(hidden.getByText('ბახმარო')).toHaveAttribute('lang', 'ka');
  expect(hidden.queryByText('Regions')).toBeNull();
  expect(hidden.getByText('Professional mountain guide')).toBeVisible();
  expect(hidden.queryByText(/years|ბაკურიანი|bakuriani/iu)).toBeNull();
  expect(hidden.queryByRole('list', { name: 'Specialties' })).toBeNull();
});

test('the message button of a card links to the form if the guide accepts messages', async () => {
  await openPublicPage('/en/guides');
  const form = await screen.findByRole('link', { name: 'Message: Ana Lomidze' });
  expect(form).toHaveAttribute('href', '/en/messages/to/ana-lomidze');
  await openPublicPage('/en/ana-lomidze');
  const contact = await screen.findByRole('link', { name: 'Contact Guide' });
  expect(contact).toHaveAttribute('href', '/en/messages/to/ana-lomidze');
});

test('a section marks guides of another profession, and explains trainees', async () => {
  await publishGuide('nika-trekking', 'Nika Trekking', {
    profession: 'trekking',
    certification_level: 'trainee',
    show_certifications: true,
  });
  await openPublicPage('/en/guides?q=nika');
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await section('Trekking guides 1')).queryByText('also listed here')).toBeNull();
  expect((await section('Mountain guides 1')).getByText('also listed here')).toBeVisible();
  expect(
    (await section('Trekking guides 1')).getByText(/leads guests only together with a certified guide/u),
  ).toBeVisible();
});

test('a guide page shows what the flags allow', async () => {
  await openPublicPage('/en/giorgi-beridze');
  expect(await screen.findByRole('heading', { level: 1, name: 'Giorgi Beridze' })).toBeVisible();
  expect(screen.getByText('Verified by the association')).toBeVisible();
  expect(screen.getByText(/^Certified Guide · verified on \w+ \d+, \d{4}$/u)).toBeVisible();
  expect(screen.getByText('Leads groups independently.', { exact: false })).toBeVisible();
  expect(screen.getByText('This guide has not added a biography yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: '+995 555 12 34 56' })).toHaveAttribute(
    'href',
    'tel:+995555123456',
  );
  const website = screen.getByRole('link', { name: 'Website' });
  expect(website).toHaveAttribute('href', 'https://guide.example.org/en');
  expect(website).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(screen.getByText('Mestia')).toBeVisible();
  expect(document.title).toContain('Giorgi Beridze');
});

test('a guide page in Georgian contains nothing that the guide hides', async () => {
  await openPublicPage('/tamar-kavtaradze');
  expect(await screen.findByText('სვანეთი, ბახმარო, საქართველო')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'თამარ ქავთარაძე' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /\+995 555 12/u })).toBeNull();
  expect(screen.queryByText('ბაკურიანი')).toBeNull();
  expect(screen.queryByText('გამოცდილება')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'გამყოლების კატალოგში დაბრუნება' })[0]).toHaveAttribute(
    'href',
    '/guides',
  );
});

test('a former address redirects to the current one', async () => {
  await adminFirestore.doc('slug_redirects/old-name').set({ slug: 'ana-lomidze' });
  const address = await openPublicPage('/en/old-name');
  expect(screen.getByRole('heading', { level: 1, name: 'Ana Lomidze' })).toBeVisible();
  expect(new URL(address).pathname).toBe('/en/ana-lomidze');
});
