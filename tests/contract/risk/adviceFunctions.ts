import { expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { companyOf, type Handle, profileIdOf } from '#tests/support/http/api.ts'
import { api } from '#tests/contract/apiModules.ts'
import type { openRealBackend } from '#tests/contract/realBackend.ts'

const { signal } = new AbortController()
const cultureCode = 'en-us'
const placeOf = (who: Handle) => ({ companyId: companyOf(who), profileId: profileIdOf(who) })

/** The calls of travel advice and alerts against the real server. */
export function adviceFunctions(backend: () => Awaited<ReturnType<typeof openRealBackend>>): void {
  test('the advice of governments is read by country, for all countries and for a trip', async () => {
    backend().actAs('traveller@aurora')
    const me = placeOf('traveller@aurora')
    const countries = await api.advisories.getAdvisedCountries({ ...me, cultureCode }, signal)
    expect(countries.find(({ countryCode }) => countryCode === 'CO')).toMatchObject({ countryName: 'Colombia' })
    const all = await api.advisories.getAdvisories(
      { ...me, cultureCode, countryCode: undefined, pageNumber: 2 },
      signal,
    )
    expect(all.responseData).toHaveLength(10)
    learnAdditions([{ name: 'advicebycountry', status: 'enabled' }])
    const query = { ...me, cultureCode, countryCode: undefined, pageNumber: 2 }
    expect((await api.advisories.getAdvisories(query, signal)).responseData).toHaveLength(30)
    learnAdditions([])
    const one = await api.advisories.getAdvisories({ ...me, cultureCode, countryCode: 'CO', pageNumber: 1 }, signal)
    expect(new Set(one.responseData.map(({ targetCountry }) => targetCountry))).toEqual(new Set(['CO']))
    expect(one.sources.map(({ sourceCountry }) => sourceCountry)).toEqual(['CA', 'US', 'GB'])
    const { trips } = await api.trips.getTrips(me, signal)
    const { bookingId } = trips.find(({ hasTravelAdvisories }) => hasTravelAdvisories)!
    const ofTrip = await api.advisories.getTripAdvisories({ ...me, bookingId, cultureCode }, signal)
    expect(ofTrip.countries.length).toBeGreaterThan(0)
  })

  test('the alerts of own trips and the health of the feeds are read', async () => {
    backend().actAs('traveller@aurora')
    expect(await api.alerts.getAlerts({ ...placeOf('traveller@aurora'), cultureCode }, signal)).toBeInstanceOf(Array)
    backend().actAs('admin@aurora')
    const feeds = await api.alerts.getRiskFeeds({ companyId: 'aurora' }, signal)
    expect(feeds.alerts.isConfigured).toBe(false)
    expect(feeds.advice.map(({ sourceCountry }) => sourceCountry)).toEqual(['CA', 'US', 'GB'])
  })
}
