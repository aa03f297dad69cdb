import { expect, it } from 'vitest';
import { OTHER_PLACE_NAMES, PLACES_OF_REGION } from '../../guide/catalogues/places.ts';
import { REGION_CODES } from '../../guide/catalogues/regions.ts';
import { placesInText } from './places-in-text.ts';

it.each(REGION_CODES)('finds places of %s by each of their one-word names', (region) => {
  const names = PLACES_OF_REGION[region].flatMap((place) =>
    [place, ...(OTHER_PLACE_NAMES[place] ?? [])].map((name) => ({ place, name })),
  );
  const lost = names.filter(
    ({ place, name }) => !/[\s-]/u.test(name) && placesInText(name).places[0]?.place !== place,
  );
  expect(lost).toEqual([]);
});

it('finds a region by its code, its names and its other names', () => {
  for (const name of ['svaneti', 'Svaneti', 'სვანეთი', ...(OTHER_PLACE_NAMES['svaneti'] ?? [])])
    expect(placesInText(name).places).toEqual([{ region: 'svaneti' }]);
});

it('treats street names neither as places nor as search words', () => {
  expect(placesInText('Mestia, Kazbegi street 5')).toMatchObject({
    places: [{ region: 'svaneti', place: 'მესტია' }],
    otherWords: ['5'],
  });
});
