import type {
  Advisory,
  AdvisoryChange,
  AdvisoryList,
  AdvisorySourceStatus,
  TripAdvisories,
} from '#contract/risk/advisories.ts'

/** Canada's advice about Colombia, with a stricter one for parts of the country. */
export const makeAdvisory = (changed: Partial<Advisory> = {}): Advisory => ({
  countryName: 'Colombia',
  sourceCountry: 'CA',
  sourceUrl: 'https://travel.gc.ca/destinations/colombia',
  targetCountry: 'CO',
  timeStamp: '2026-05-02T14:00:00Z',
  warningLevel: 1,
  warningText: 'Exercise a high degree of caution',
  regionalLevel: 3,
  blocks: [],
  evidence: [{ field: 'advisory-state', value: '1' }],
  isDemo: false,
  isCurrent: true,
  ...changed,
})

/** A government whose advice was read this morning. */
export const makeSource = (changed: Partial<AdvisorySourceStatus> = {}): AdvisorySourceStatus => ({
  sourceCountry: 'CA',
  state: 'current',
  readAt: '2026-05-09T10:00:00Z',
  isDemo: false,
  ...changed,
})

/** All three governments, current. */
export const currentSources = (['CA', 'US', 'GB'] as const).map((sourceCountry) => makeSource({ sourceCountry }))

/** Canada's advice about Colombia became stricter on 2 May 2026. */
export const makeChange = (changed: Partial<AdvisoryChange> = {}): AdvisoryChange => ({
  sourceCountry: 'CA',
  targetCountry: 'CO',
  changedAt: '2026-05-02T14:00:00Z',
  before: { warningLevel: 0, regionalLevel: 0, warningText: 'Take normal security precautions' },
  after: { warningLevel: 1, regionalLevel: 3, warningText: 'Exercise a high degree of caution' },
  ...changed,
})

export const makeAdvisoryList = (responseData: Advisory[] = [], changed: Partial<AdvisoryList> = {}): AdvisoryList => ({
  responseData,
  totalItemCount: responseData.length,
  messageCode: '',
  sources: currentSources,
  changes: [],
  ...changed,
})

/** The advice about a trip to Colombia that was booked on 20 April 2026. */
export const makeTripAdvisories = (changed: Partial<TripAdvisories> = {}): TripAdvisories => ({
  ...makeAdvisoryList([makeAdvisory()]),
  countries: [{ countryCode: 'CO', countryName: 'Colombia' }],
  bookedAt: '2026-04-20T06:00:00Z',
  ...changed,
})
