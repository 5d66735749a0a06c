import { expect, test } from 'vitest'
import { certificateLevels, leedLevel, schemeLevels } from '#contract/catalogs/certifiedHotels.ts'

test.each([
  [39, undefined],
  [40, 'certified'],
  [49, 'certified'],
  [50, 'silver'],
  [59, 'silver'],
  [60, 'gold'],
  [79, 'gold'],
  [80, 'platinum'],
])('LEED with %i points is %s', (points, level) => expect(leedLevel(points)).toBe(level))

test('the filter has the levels of all schemes, each once', () => {
  expect(certificateLevels.toSorted()).toEqual([...new Set(Object.values(schemeLevels).flat())].toSorted())
})
