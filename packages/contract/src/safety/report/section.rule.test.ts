import { expect, it } from 'vitest';
import { sectionRule } from './section.forms.ts';

it('an empty section has required fields', () => {
  expect(sectionRule('personnelDetail', null)).toEqual({
    needs: ['totalFlightCrew', 'totalCabinCrew', 'totalPassengers'],
    hasNot: [],
  });
  expect(sectionRule('aricraftDetail', undefined)).toEqual({ needs: [], hasNot: [] });
});

it('required fields follow the present values', () => {
  const { needs, hasNot } = sectionRule('wildlifeBirdStrikeDetail', {
    numberOfStruck: 1,
    partsOfAircraftStruck: [1024],
  });
  expect(needs).toContain('partsOfAircraftDamaged');
  expect(hasNot).toEqual(['partsOfAircraftDamagedRemark']);
});
