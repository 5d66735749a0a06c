import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CertifiedHotelPage, certifiedHotelLimits } from '#contract/catalogs/certifiedHotels.ts'
import { certifiedHotels, hotelCertificates, preferredHotels } from '#server/db/schema/trips/hotels.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { openTestApi } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const path = '/company/companies/aurora/certified-hotels'
const ask = (query: Record<string, string> = {}, language = 'en') =>
  at.get<CertifiedHotelPage>('traveller@aurora', `${path}?${new URLSearchParams(query)}`, {
    'Accept-Language': language,
  })
const names = async (query: Record<string, string>) => (await ask(query)).responseData.map(({ name }) => name)

test('hotels are found by hotel, chain, city and country, in any language and without accents', async () => {
  expect(await names({ search: 'korrin tower chicago' })).toEqual(['Korrin Tower Chicago'])
  expect(await names({ search: 'VERMELUNE HOTELS' })).toHaveLength(3)
  const montreal = ['Maison Vermelune Montreal', 'Tidewell Harbour House Montreal']
  for (const search of ['montréal', 'Montreal', 'YMQ', 'YUL'])
    expect(await names({ search, state: 'all' })).toEqual(montreal)
  expect(await names({ search: 'Francfort' })).toEqual(['Korrin Tower Frankfurt'])
  expect(await names({ search: 'Royaume-Uni' })).toEqual(['Quillhouse Grand London', 'The Northbough London'])
})

test('names of places are in the language of the reader, and each invented hotel says that it is', async () => {
  const [hotel] = (await ask({ search: 'bogota' }, 'fr-CA')).responseData
  expect(hotel).toMatchObject({ cityCode: 'BOG', city: 'Bogota', countryCode: 'CO', country: 'Colombie', isDemo: true })
})

test('a night has the average emissions of the country, or of London alone, with the edition', async () => {
  const nightIn = async (search: string) => (await ask({ search })).responseData[0]?.night
  const edition = {
    publisher: 'UK DESNZ/DEFRA',
    edition: 'Greenhouse gas reporting: conversion factors 2026',
    year: 2026,
  }
  expect(await nightIn('Montreal')).toEqual({ kg: 7.4, area: 'country', ...edition })
  expect(await nightIn('London')).toEqual({ kg: 11.5, area: 'city', ...edition })
  await at.services.db.update(certifiedHotels).set({ countryCode: 'PY' }).where(eq(certifiedHotels.cityCode, 'BOG'))
  expect(await nightIn('Bogota')).toBeNull()
})

test('a hotel is found by one certificate that fits all filters, which comes first', async () => {
  const gold = await ask({ scheme: 'leed', level: 'gold', kind: 'operation' })
  expect(gold.totalItemCount).toBeGreaterThan(0)
  for (const { certificates } of gold.responseData)
    expect(certificates[0]).toMatchObject({ scheme: 'leed', level: 'gold', kind: 'operation' })
  // Its building is gold, and how it is run is platinum.
  expect(gold.responseData.map(({ name }) => name)).not.toContain('The Northbough Toronto')
  expect(await names({ scheme: 'breeam', level: 'platinum' })).toEqual([])
})

test('a certificate counts as lapsing on its last 90 days, and as lapsed on the day after the last', async () => {
  const { db } = at.services
  const today = earliestDay(at.clock.now)
  const id = 'certified-hotel-2-1'
  const stateAt = async (validUntil: string | null) => {
    await db.update(hotelCertificates).set({ validUntil }).where(eq(hotelCertificates.id, id))
    const [hotel] = (await ask({ search: 'Quillhouse Grand Toronto', state: 'all' })).responseData
    const state = hotel?.certificates[0]?.state ?? ''
    expect(await names({ search: 'Quillhouse Grand Toronto', state })).toEqual(['Quillhouse Grand Toronto'])
    return state
  }
  expect(await stateAt(addDays(today, -1))).toBe('lapsed')
  expect(await stateAt(today)).toBe('lapsing')
  expect(await stateAt(addDays(today, certifiedHotelLimits.lapsingDays))).toBe('lapsing')
  expect(await stateAt(addDays(today, certifiedHotelLimits.lapsingDays + 1))).toBe('valid')
  expect(await stateAt(null)).toBe('valid')
})

test('a lapsed certificate of a hotel stands after the one in force', async () => {
  const [london] = (await ask({ search: 'Quillhouse Grand London' })).responseData
  expect(london?.certificates.map(({ kind, state }) => [kind, state])).toEqual([
    ['building', 'valid'],
    ['operation', 'lapsed'],
  ])
})

test('the nearest hotel is named where a city has none, among those that the filters allow', async () => {
  const { nearest, responseData } = await ask({ search: 'Québec' }, 'fr-CA')
  expect(responseData).toEqual([])
  expect(nearest).toMatchObject({ searchedCity: 'Québec', hotel: { cityCode: 'YMQ' } })
  expect(nearest?.kilometres).toBeGreaterThan(200)
  expect(nearest?.kilometres).toBeLessThan(260)
  const breeam = await ask({ search: 'Québec', scheme: 'breeam' })
  expect(breeam.nearest?.hotel.cityCode).toBe('LON')
  expect((await ask({ search: 'Toronto' })).nearest).toBeNull()
  expect((await ask({ search: 'no such place at all' })).nearest).toBeNull()
  expect((await ask({ search: 'Québec', scheme: 'greenKey', level: 'gold' })).nearest).toBeNull()
})

test('the list has certificates in force, and lapsed ones where they are asked for', async () => {
  const states = async (query: Record<string, string>) => {
    const { responseData, totalItemCount } = await ask({ pageSize: '100', ...query })
    return { total: totalItemCount, first: new Set(responseData.map(({ certificates }) => certificates[0]?.state)) }
  }
  const [inForce, all, lapsed] = [await states({}), await states({ state: 'all' }), await states({ state: 'lapsed' })]
  expect(inForce.first.has('lapsed')).toBe(false)
  expect(lapsed.first).toEqual(new Set(['lapsed']))
  expect(all.total).toBeGreaterThan(inForce.total)
  expect(all.total).toBeLessThanOrEqual(inForce.total + lapsed.total)
})

test('the nearest hotel has a certificate in force, unless lapsed ones are asked for', async () => {
  const inForce = await ask({ search: 'Québec', scheme: 'greenKey' })
  expect(inForce.nearest?.hotel.certificates[0]).toMatchObject({ scheme: 'greenKey', state: 'valid' })
  expect((await ask({ search: 'Québec', scheme: 'greenKey', state: 'lapsed' })).nearest?.hotel.name).toBe(
    'Tidewell Harbour House Montreal',
  )
})

test('a company sees its own preferred hotels alone', async () => {
  const preferred = await ask({ preferred: 'true' })
  expect(preferred.totalItemCount).toBeGreaterThan(0)
  expect(preferred.responseData.every(({ isPreferred }) => isPreferred)).toBe(true)
  const cedar = await at.get<CertifiedHotelPage>(
    'traveller@cedar',
    '/company/companies/cedar/certified-hotels?preferred=true',
  )
  expect(cedar.totalItemCount).toBe(0)
  await at.services.db.insert(preferredHotels).values({ companyId: 'cedar', hotelId: 'certified-hotel-1' })
  const all = await at.get<CertifiedHotelPage>(
    'traveller@cedar',
    '/company/companies/cedar/certified-hotels?pageSize=100',
  )
  expect(all.responseData.filter(({ isPreferred }) => isPreferred)).toHaveLength(1)
  expect((await ask()).totalItemCount).toBe(all.totalItemCount)
})

test('hotels are sorted by name, city, certificate and last day, page by page', async () => {
  const first = await ask({ sort: 'certificate:asc', pageSize: '4' })
  expect(first.responseData.map(({ certificates }) => certificates.some(({ level }) => level === 'platinum'))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(first.nextPage).toBe(2)
  const byCity = (await ask({ sort: 'city:desc' })).responseData.map(({ city }) => city)
  expect(byCity).toEqual(byCity.toSorted((one, other) => other.localeCompare(one)))
  const [soonest] = (await ask({ sort: 'validUntil:asc', state: 'lapsing' })).responseData
  expect(soonest?.name).toBe('Tidewell Harbour House Amsterdam')
})

test('nobody of another company reads the list', async () => {
  expect((await at.send('traveller@boreal', path)).status).toBe(404)
  expect((await at.send(undefined, path)).status).toBe(401)
})
