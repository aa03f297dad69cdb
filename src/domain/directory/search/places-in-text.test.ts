import { expect, it } from 'vitest';
import { OTHER_PLACE_NAMES, PLACES_OF_REGION } from '../../guide/catalogues/places.ts';
import { REGION_CODES } from '../../guide/catalogues/regions.ts';
import { placesInText } from './places-in-text.ts';

it.each(REGION_CODES)('places of %s are found by each of their names of one word', (region) => {
  const names = PLACES_OF_REGION[region].flatMap((place) =>
    [place, ...(OTHER_PLACE_NAMES[place] ?? [])].map((name) => ({ place, name })),
  );
  const lost = names.filter(
    ({ place, name }) => !/[\s-]/u.test(name) && placesInText(name).places[0]?.place !== place,
  );
  expect(lost).toEqual([]);
});

it('a region is found by its code, its names and its other names', () => {
  for (const name of ['svaneti', 'Svaneti', 'სვანეთი', ...(OTHER_PLACE_NAMES['svaneti'] ?? [])])
    expect(placesInText(name).places).toEqual([{ region: 'svaneti' }]);
});

it('names of streets are neither places nor words to search by', () => {
  expect(placesInText('Mestia, Kazbegi street 5')).toMatchObject({
    places: [{ region: 'svaneti', place: 'მესტია' }],
    otherWords: ['5'],
  });
});
