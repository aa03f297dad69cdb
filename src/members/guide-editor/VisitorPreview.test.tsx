import { screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { approvedValues, type GuideProfile } from '../../domain/guide/guide-profile.ts';
import { renderInLang } from '../../i18n/testing/render-in-lang.tsx';
import { sampleGuide, sampleProfile } from '../firebase/testing/sample-documents.ts';
import { toFormValues, type GuideFormValues } from './guide-form.ts';
import { VisitorPreview } from './VisitorPreview.tsx';

// It needs a server.
vi.mock('../firebase/avatars.ts', () => ({
  useStoredPicture: (url: string | null) => url ?? undefined,
}));

const GUIDE: GuideProfile = {
  ...sampleGuide('nino', 'Nino Adamia'),
  georgian_name: 'ნინო ადამია',
  bio: 'Since 2010 in the mountains.',
  show_phone: true,
};

interface Given {
  readonly values?: Partial<GuideFormValues>;
  readonly stored?: GuideProfile;
  readonly applied?: Parameters<typeof VisitorPreview>[0]['applied'];
}

function Form({ values, stored, applied }: Given) {
  const { control } = useForm({
    defaultValues: { ...toFormValues(sampleProfile('Nino Adamia'), GUIDE, ''), ...values },
  });
  return <VisitorPreview control={control} stored={stored} applied={applied} />;
}

async function draw(given: Given, lang: 'en' | 'ka' = 'en') {
  const page = await renderInLang(<Form {...given} />, lang, ['shell', 'editor', 'guides', 'fields']);
  const [region] = screen.getAllByRole('region');
  if (!region) throw new Error('There is no preview');
  return { ...page, region };
}

/** Each fact of the list by its label. */
function factsOf(region: HTMLElement): Record<string, string | null> {
  const labels = [...region.querySelectorAll('dt')];
  return Object.fromEntries(
    labels.map((label) => [label.textContent, label.nextElementSibling?.textContent ?? null]),
  );
}

const VERIFIED: GuideProfile = {
  ...GUIDE,
  is_verified: true,
  approved: { ...approvedValues(GUIDE), decided_at: new Date(0) },
};

test('shows the profile as visitors will read it, in the language of the page', async () => {
  const { region, switchTo } = await draw({ stored: VERIFIED });
  const preview = within(region);
  expect(preview.getByText('Nino Adamia')).toHaveAttribute('lang', 'en');
  expect(preview.getByText('ნინო ადამია')).toHaveAttribute('lang', 'ka');
  expect(preview.getByText('Trekking Guide')).toBeInTheDocument();
  expect(preview.getByText('მესტია')).toHaveAttribute('lang', 'ka');
  expect(preview.getByText('Guides walks in Svaneti.')).toHaveAttribute('lang', 'en');
  expect(preview.getByText('Since 2010 in the mountains.')).toHaveAttribute('lang', 'en');
  expect(preview.getByText('მაღალმთიანი აჭარა').closest('[lang]')).toHaveAttribute('lang', 'ka');
  expect(factsOf(region)).toMatchObject({
    Languages: 'Georgian, English, German',
    Phone: '+995 555 12 34 56',
    Website: 'https://guide.example.org/en',
    Specialties: 'Multi-day treks, მაღალმთიანი აჭარა',
  });
  expect(preview.queryByText(/^Nobody sees this yet/u)).toBeNull();
  expect(preview.queryByText(/^Hidden from visitors/u)).toBeNull();
  expect(preview.queryByRole('alert')).toBeNull();
  await switchTo('ka');
  expect(preview.getAllByText('ნინო ადამია')).toHaveLength(1);
  expect(factsOf(region)).toMatchObject({ ტელეფონი: '+995 555 12 34 56' });
});

test('leaves out what is hidden or empty, and names what is hidden', async () => {
  const { region } = await draw({
    values: { bio: '', specialties: [], profession: '', show_phone: false, show_website: false },
  });
  expect(within(region).getByText('Hidden from visitors: Phone, Website')).toBeInTheDocument();
  expect(Object.keys(factsOf(region))).not.toContain('Phone');
  expect(Object.keys(factsOf(region))).not.toContain('Website');
  expect(Object.keys(factsOf(region))).not.toContain('Specialties');
  expect(within(region).getByText(/^Nobody sees this yet/u)).toBeInTheDocument();
  expect(region).not.toHaveTextContent('Trekking Guide');
});

test('shows nothing of a guide who does not want to be listed', async () => {
  const { region } = await draw({ values: { is_public: false, show_phone: false } });
  expect(within(region).getByText('You are not listed, so visitors cannot see this.')).toBeInTheDocument();
  expect(region).not.toHaveTextContent(/Nino|Hidden from visitors/u);
});

test.each([
  ['a verified guide, what is not approved', { stored: VERIFIED }, /as they were approved\./u],
  ['a waiting guide, what was not sent', { applied: approvedValues(GUIDE) }, /as you sent them/u],
] as const)('does not show, of %s', async (_, given, note) => {
  const { region } = await draw({ ...given, values: { profession: 'rafting', last_name: 'Lomidze' } });
  expect(within(region).getByRole('alert')).toHaveTextContent(note);
  expect(within(region).getByText('Trekking Guide')).toBeInTheDocument();
  expect(within(region).getByText('Nino Adamia')).toBeInTheDocument();
});

test('shows a waiting guide without changes nothing to note', async () => {
  const { region } = await draw({ applied: approvedValues(GUIDE) });
  expect(within(region).queryByRole('alert')).toBeNull();
});

test('shows the chosen picture, or else the initials', async () => {
  const url = 'https://pictures.example/nino.webp';
  const { region } = await draw({ values: { avatar_url: url } });
  expect(region.querySelector('img')).toHaveAttribute('src', url);
});

test('shows the initials of a guide without a picture', async () => {
  const { region } = await draw({});
  expect(region.querySelector('img')).toBeNull();
  expect(within(region).getByText('NA')).toBeInTheDocument();
});
