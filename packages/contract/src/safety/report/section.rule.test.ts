import { expect, it } from 'vitest';
import { sectionRule } from './section.forms.ts';

it('a section says what it needs while nothing stands in it yet', () => {
  expect(sectionRule('personnelDetail', null)).toEqual({
    needs: ['totalFlightCrew', 'totalCabinCrew', 'totalPassengers'],
    hasNot: [],
  });
  expect(sectionRule('aricraftDetail', undefined)).toEqual({ needs: [], hasNot: [] });
});

it('what it needs follows what stands in it', () => {
  const { needs, hasNot } = sectionRule('wildlifeBirdStrikeDetail', {
    numberOfStruck: 1,
    partsOfAircraftStruck: [1024],
  });
  expect(needs).toContain('partsOfAircraftDamaged');
  expect(hasNot).toEqual(['partsOfAircraftDamagedRemark']);
});
