import { describe, expect, it } from 'vitest';
import { compareNames, filterGuides, languagesOf, toSections } from './directory.ts';
import { DEFAULT_DIRECTORY_GROUP, directoryGroupsOf, EDITOR_PROFESSIONS } from '../guide/professions.ts';
import type { GuideCard } from './public-guide.ts';

function card(full_name: string, more: Partial<GuideCard> = {}): GuideCard {
  return {
    slug: full_name.toLowerCase().replaceAll(' ', '-'),
    full_name,
    avatar_url: null,
    profession: 'trekking',
    directory_groups: ['trekking-guide'],
    description: '',
    specialties: [],
    languages: ['ka'],
    ...more,
  };
}

describe('directory groups', () => {
  it.each(EDITOR_PROFESSIONS)('place a guide with the editor value %s', (profession) => {
    expect(directoryGroupsOf(profession).length).toBeGreaterThan(0);
  });

  it('place a guide without a profession under trekking', () => {
    expect(directoryGroupsOf('')).toEqual([DEFAULT_DIRECTORY_GROUP]);
  });

  it('follow the lists of the specification', () => {
    expect(directoryGroupsOf('trekking')).toEqual(['mountain-guide', 'trekking-guide']);
    expect(directoryGroupsOf('ski-touring')).toEqual(['ski-guide', 'ski-teacher']);
    expect(directoryGroupsOf('bicycle')).toEqual(['bike-guide']);
    expect(directoryGroupsOf('horse')).toEqual(['equestrian-guide']);
  });
});

describe('toSections', () => {
  it('leaves out sections without a guide', () => {
    expect(toSections([card('Ana A')], 'en').map((section) => section.group)).toEqual(['trekking-guide']);
    expect(toSections([], 'ka')).toEqual([]);
  });

  it('orders names by the language shown', () => {
    const guides = [card('Zaza Z'), card('ანა ა'), card('Beka B')];
    const names = (lang: 'ka' | 'en') => toSections(guides, lang)[0]?.guides.map((guide) => guide.full_name);
    expect(names('en')).toEqual(['ანა ა', 'Beka B', 'Zaza Z']);
    expect(names('ka')).toEqual(['ანა ა', 'Beka B', 'Zaza Z']);
    expect(compareNames('ჰამლეტ', 'Ana', 'ka')).toBeLessThan(0);
    expect(compareNames('ჰამლეტ', 'Ana', 'en')).toBeGreaterThan(0);
  });
});

describe('filterGuides', () => {
  const guides = [card('Nino N', { languages: ['ka', 'de'] }), card('Ana A', { specialties: ['Svaneti'] })];

  it('filters by language and by text', () => {
    expect(filterGuides(guides, { text: '', language: 'de' })).toEqual([guides[0]]);
    expect(filterGuides(guides, { text: 'svaneti', language: '' })).toEqual([guides[1]]);
    expect(filterGuides(guides, { text: 'German', language: '' })).toEqual([guides[0]]);
    expect(filterGuides(guides, { text: 'გერმანული', language: '' })).toEqual([guides[0]]);
  });

  it('lists the spoken languages, most spoken first', () => {
    expect(languagesOf(guides)).toEqual(['ka', 'de']);
  });
});
