import { describe, expect, test } from 'vitest'
import { airportOf, kilometres } from '#server/reference/places.ts'
import { flightCarbonKg, trainCarbonKg } from '#server/reference/carbonFactors.ts'

const at = (code: string) => airportOf(code)!
/** A place on the equator so many kilometres east of the meridian. */
const onEquator = (km: number, countryCode = 'XX') => ({
  ...at('YUL'),
  latitude: 0,
  longitude: (km / 6371) * (180 / Math.PI),
  countryCode,
})

describe('the UK government’s factors of 2025', () => {
  test('the factors give 545.8 kg for 5,000 km in economy between other countries, and 1,582.8 kg in business', () => {
    const [from, to] = [onEquator(0), onEquator(5000)]
    expect(flightCarbonKg(from, to, 'economy')).toBeCloseTo(545.8, 1)
    expect(flightCarbonKg(from, to, 'business')).toBeCloseTo(1582.8, 1)
  })

  test.each([
    ['within the United Kingdom', 'LHR', 'EDI', 'economy', 0.22928],
    ['short, with one end there', 'LHR', 'CDG', 'business', 0.18863],
    ['long, with one end there', 'YUL', 'LHR', 'premium', 0.18726],
    ['within North America, which has no row of its own', 'YUL', 'YVR', 'economy', 0.10916],
  ] as const)('a flight %s, %s–%s in %s, has %f kg a kilometer', (_, from, to, cabin, factor) => {
    expect(flightCarbonKg(at(from), at(to), cabin) / kilometres(at(from), at(to))).toBeCloseTo(factor, 5)
  })

  test('the factors distinguish trains within a country from those between two', () => {
    expect(trainCarbonKg(onEquator(0), onEquator(1000))).toBeCloseTo(35.46, 2)
    expect(trainCarbonKg(onEquator(0, 'FR'), onEquator(1000, 'BE'))).toBeCloseTo(4.46, 2)
  })
})
