import type { CarbonTargets, Footprint, FootprintTrip, FootprintTripPage } from '#contract/reports/carbon.ts'

/** A company's footprint of the months from December 2025, with legs of every status and two sets of factors. */
export const makeFootprint = (changed: Partial<Footprint> = {}): Footprint => ({
  scope: 'company',
  asOf: '2026-12-02T12:00:00Z',
  withRadiativeForcing: true,
  totals: {
    from: '2025-12-01',
    to: '2026-11-30',
    kg: 120_000,
    parts: [
      { edition: 'desnz-2026', kg: 119_500 },
      { edition: 'epa-2025', kg: 500 },
    ],
    trips: 150,
    km: 900_000,
  },
  previous: {
    from: '2024-12-01',
    to: '2025-11-30',
    kg: 160_000,
    parts: [{ edition: 'desnz-2026', kg: 160_000 }],
    trips: 190,
    km: 1_200_000,
  },
  isPreviousCovered: true,
  isComparable: true,
  months: [
    { month: '2026-10', kg: 70_000 },
    { month: '2026-11', kg: 50_000 },
  ],
  modes: [
    { kind: 'flight', kg: 110_000, legs: 320, notCounted: 0 },
    { kind: 'hotel', kg: 9_500, legs: 120, notCounted: 8 },
    { kind: 'train', kg: 500, legs: 38, notCounted: 0 },
    { kind: 'car', kg: null, legs: 22, notCounted: 22 },
  ],
  costCenters: [
    { costCenter: 'cc-sales', name: 'Sales', kg: 80_000, trips: 100 },
    { costCenter: 'none', name: 'No cost center', kg: 40_000, trips: 50 },
  ],
  routes: [{ from: 'Montreal', to: 'Toronto', kind: 'flight', legs: 40, km: 20_200, kg: 2_205 }],
  coverage: {
    legs: 500,
    counted: { legs: 460, percent: 92 },
    estimated: { legs: 10, percent: 2 },
    notCounted: { legs: 30, percent: 6 },
    gaps: [
      { reason: 'noCountryFactor', kind: 'hotel', legs: 8 },
      { reason: 'noDistance', kind: 'car', legs: 22 },
    ],
  },
  quality: {
    distance: { legs: 300, percent: 60 },
    typical: { legs: 170, percent: 34 },
    missing: { legs: 30, percent: 6 },
  },
  intensity: { perTrip: 800, perKm: 0.123 },
  rail: {
    longestKm: 700,
    routes: [
      {
        from: 'Montreal',
        to: 'Toronto',
        flights: 40,
        kg: 2_205,
        railKg: 624,
        factorId: 'desnz-2026.rail.national',
        minutes: 310,
      },
    ],
    flights: 40,
    kg: 2_205,
    railKg: 624,
    flightsWithoutTrain: 3,
  },
  editions: [
    {
      id: 'desnz-2026',
      publisher: 'UK DESNZ/DEFRA',
      name: 'Conversion factors 2026',
      year: 2026,
      sourceUrl: 'https://www.gov.uk/',
      licence: 'Open Government Licence v3.0',
      licenceUrl: 'https://www.nationalarchives.gov.uk/',
      attribution: 'Contains public sector information.',
      gas: 'CO2e',
    },
    {
      id: 'epa-2025',
      publisher: 'US EPA',
      name: 'Emission factors hub',
      year: 2025,
      sourceUrl: 'https://www.epa.gov/',
      licence: 'Public domain',
      licenceUrl: 'https://www.usa.gov/',
      attribution: 'Source: US EPA.',
      gas: 'CO2',
    },
  ],
  factors: [
    {
      id: 'desnz-2026.air.international.economy',
      edition: 'desnz-2026',
      unit: 'passengerKm',
      value: 0.10916,
      hasForcing: true,
      legs: 300,
    },
  ],
  ...changed,
})

export const makeFootprintTrip = (changed: Partial<FootprintTrip> = {}): FootprintTrip => ({
  id: 'bk-1',
  bookingId: 'ABC234',
  startsOn: '2026-11-12',
  origin: 'Montreal',
  destination: 'London',
  travellerName: 'Kim Tremblay',
  kinds: ['flight', 'hotel'],
  km: 10_460,
  kg: 1_250,
  legs: 3,
  notCounted: 1,
  isEstimated: false,
  isOwnTrip: false,
  ...changed,
})

export const makeFootprintTripPage = (responseData: FootprintTrip[]): FootprintTripPage => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: responseData.length,
  totalPageCount: 1,
  responseData,
})

export const makeCarbonTargets = (changed: Partial<CarbonTargets> = {}): CarbonTargets => ({
  budgets: [{ year: 2026, kg: 100_000, used: 90_000, booked: 20_000 }],
  pricePerTonne: 50,
  currency: 'CAD',
  version: 3,
  ...changed,
})
