/** §3 Advisory, in the fields of §3 alone. */
const advisory = {
  countryName: 'Colombia',
  sourceCountry: 'CA',
  sourceUrl: 'https://travel.gc.ca/destinations/colombia',
  targetCountry: 'CO',
  timeStamp: '2026-05-02T14:00:00Z',
  warningLevel: 1,
  warningText: 'Exercise a high degree of caution',
}
const list = { responseData: [advisory], totalItemCount: 1, messageCode: '' }

/** §7 Advisories and alerts of a backend that has only what §3 states. */
export const adviceAnswers = (place: string) => ({
  [`${place}/advisories`]: list,
  [`${place}/advisories/advised-countries`]: [{ countryName: 'Colombia', countryCode: 'CO' }],
  [`${place}/advisories/trips/ABC123`]: list,
  [`${place}/alerts/garda`]: [],
})
