import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldAccents } from '#contract/texts/foldAccents.ts'
import { companyCards } from '#server/db/schema/company/admin.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { groupTravels } from '#server/db/schema/trips/groups.ts'
import { certifiedHotels } from '#server/db/schema/trips/hotels.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { hrProfiles } from '#server/db/schema/profile/profileData.ts'
import { tripSegments, trips } from '#server/db/schema/trips/trips.ts'
import { airports } from '#server/reference/airports.ts'
import { countries } from '#server/reference/countries.ts'
import { placeName } from '#server/reference/placeNames.ts'
import { findPlace } from '#bookingTool/search/findPlace.ts'
import { rankAirports } from '#server/domains/reference/rankAirports.ts'
import { type Handle, openTestApi, placeOf } from '#tests/support/http/api.ts'
import { namesOfTheWorld, plainNames } from '#tests/support/http/namesOfTheWorld.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const admin = 'everything@aurora'
const list = '/company/admin/companies/aurora/employees'

describe('employees with names in forty languages', () => {
  const idOf = (place: number) => `e-world-${place}`
  beforeAll(async () => {
    const [pattern] = await at.services.db.select().from(employees).where(eq(employees.id, 'e-aurora-traveller'))
    const [own] = await at.services.db.select().from(profiles).where(eq(profiles.employeeId, pattern!.id))
    await at.services.db
      .insert(employees)
      .values(
        namesOfTheWorld.map((_, place) => ({ ...pattern!, id: idOf(place), externalId: `W${place}`, scimId: null })),
      )
    const { searched: _, ...written } = own!
    await at.services.db.insert(profiles).values(
      namesOfTheWorld.map(([, firstName, lastName], place) => ({
        ...written,
        id: `p-world-${place}`,
        employeeId: idOf(place),
        email: `w${place}@world.example`,
        internalEmployeeId: `W${place}`,
        firstName,
        lastName,
      })),
    )
  })
  afterAll(async () => {
    await at.services.db.delete(profiles).where(sql`${profiles.id} like 'p-world-%'`)
    await at.services.db.delete(employees).where(sql`${employees.id} like 'e-world-%'`)
  })
  const found = async (term: string) => {
    const path = `${list}?pageSize=100&term=${encodeURIComponent(term)}`
    const { responseData } = await at.get<{ responseData: { id: string }[] }>(admin, path)
    return responseData.map(({ id }) => id)
  }

  test.each(namesOfTheWorld.map(([language, ...name], place) => ({ language, name, id: idOf(place) })))(
    'a name in $language is found as written, turned, decomposed, in capitals, without marks, and by each word: $name.0 $name.1',
    async ({ name: [first, last], id }) => {
      const whole = `${first} ${last}`
      const words = [...first.split(' '), ...last.split(' ')]
      const ways = [`${last}, ${first}`, whole.normalize('NFD'), whole.toUpperCase(), foldAccents(whole), ...words]
      for (const typed of [whole, ...ways]) expect(await found(typed), typed).toContain(id)
    },
  )

  test('names are found as readers without their letters type them', async () => {
    const places = namesOfTheWorld.map(([, first, last]) => `${first} ${last}`)
    for (const [written, typed] of plainNames) {
      const parts = written.split(/[, ]+/)
      const place = places.findIndex((name) => parts.every((part) => name.includes(part)))
      expect(await found(typed), `${written}: ${typed}`).toContain(idOf(place))
    }
  })

  test('a name that nobody has is not found', async () => {
    for (const typed of ['Čapkova', 'dvorakova', 'O’Brienne', '李', '50%', 'no one'])
      expect(await found(typed)).toEqual([])
  })

  test('letters of other alphabets stand beside the plain ones in the order of names', async () => {
    const path = `${list}?pageSize=100&sort=name:asc&term=world.example`
    const { responseData } = await at.get<{ responseData: { lastName: string }[] }>(admin, path)
    const names = responseData.map(({ lastName }) => lastName)
    const places = ['Čapek', 'Dvořák', 'Ħaber', 'O’Brien', 'Şahin', 'Wiśniewska', 'Żak'].map((name) =>
      names.indexOf(name),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  })
})

describe('each search of the server', () => {
  const [first, last] = ['Łucja-Žofie', 'd’Šťastná']
  const searches: [what: string, path: string, parameter: string][] = [
    ['employees', list, 'term'],
    ['suggested employees', `${list}/auto-complete`, 'term'],
    ['travelers of an arranger', `/main${placeOf(admin)}/arranger`, 'search'],
    ['guests', '/company/companies/aurora/guests', 'search'],
    ['hosts', '/company/companies/aurora/guest-hosts', 'search'],
    ['records of the personnel system', '/main/companies/aurora/hr-profiles', 'nameOrEmail'],
    ['people of an event', '/company/companies/aurora/group-travels/g-aurora-summit/travelers', 'search'],
    ['events', '/company/companies/aurora/group-travels', 'search'],
    ['travelers of a report', '/reporting/reports/travellers', 'search'],
    ['travelers at risk', '/company/companies/aurora/itineraryreport/search', 'term'],
    ['travel credits', '/company/companies/aurora/credits', 'search'],
    ['cancelled trips', '/company/companies/aurora/cancellations', 'search'],
    ['budgets', '/reporting/reports/budgets/companies/aurora', 'search'],
    ['cost centers', '/company/admin/companies/aurora/cost-centers', 'term'],
    ['company cards', '/company/admin/companies/aurora/payment-methods', 'term'],
    ['cost centers of a report', '/reporting/reports/insights/companies/aurora/cost-centers', 'search'],
    ['certified hotels', '/company/companies/aurora/certified-hotels', 'search'],
    ['own trips', `/main${placeOf('traveller@aurora')}/trips/paginated`, 'search'],
  ]
  beforeAll(async () => {
    const { db } = at.services
    const names = [{ locale: 'en', value: `${first} ${last}` }]
    await db.update(profiles).set({ firstName: first, lastName: last })
    await db.update(hrProfiles).set({ firstName: first, lastName: last })
    await db
      .update(trips)
      .set({ guest: sql`${trips.guest} || ${JSON.stringify({ firstName: first, lastName: last })}::jsonb` })
    await db.update(costCenters).set({ names })
    await db.update(groupTravels).set({ names })
    await db.update(companyCards).set({ name: `${first} ${last}` })
    await db.update(certifiedHotels).set({ name: `${first} ${last}` })
    await db.update(tripSegments).set({ providerName: `${first} ${last}` })
  })
  const inOrder = [
    'Łucja-Žofie d’Šťastná',
    'lucja zofie d stastna',
    "LUCJAZOFIE D'STASTNA",
    'Łucja‑Žofie d´Šťastná',
    'dstastna',
  ]
  const turned = ['d’Šťastná, Łucja-Žofie', 'stastna zofie']
  const searchers: Partial<Record<string, Handle>> = {
    'own trips': 'traveller@aurora',
    'people of an event': 'organiser@aurora',
  }
  /** Searches in which a text is an expression, such as `AC 871`. */
  const ofExpressions = ['certified hotels', 'own trips']

  test.each(searches)('the search for %s finds everybody named so, and nobody else', async (what, path, parameter) => {
    const as = searchers[what] ?? admin
    const count = async (typed: string) => {
      const answer = await at.get<unknown>(as, `${path}?${parameter}=${encodeURIComponent(typed)}`)
      const { responseData, itineraryReports } = answer as Record<
        'responseData' | 'itineraryReports',
        unknown[] | undefined
      >
      const rows = responseData ?? itineraryReports ?? (answer as unknown[])
      return rows.length
    }
    const all = await count('sta')
    expect(all).toBeGreaterThan(0)
    for (const typed of [...inOrder, ...(ofExpressions.includes(what) ? [] : turned)]) {
      expect([typed, await count(typed)]).toEqual([typed, all])
    }
    expect(await count('Šťastnější')).toBe(0)
  })
})

describe('places', () => {
  const kinds = (name: string) =>
    new Set([
      name,
      name.normalize('NFD').replaceAll(/\p{M}/gu, ''),
      name.replaceAll(/[’']/g, ''),
      name.replaceAll(/[’'-]/g, ' '),
    ])

  test('every country is found by its name in each language, with other apostrophes and hyphens or without', async () => {
    for (const [language, cultureCode] of [
      ['en', 'en-CA'],
      ['fr', 'fr-CA'],
      ['es', 'es-MX'],
    ] as const) {
      for (const { code, name } of countries.filter((each) => /[^A-Za-z ]/.test(each.name[language]))) {
        for (const typed of kinds(name[language])) {
          const answer = await at.get<{ countryCode: string }[]>(
            admin,
            `/main/countries?cultureCode=${cultureCode}&term=${encodeURIComponent(typed)}`,
          )
          expect(
            answer.map(({ countryCode }) => countryCode),
            typed,
          ).toContain(code)
        }
      }
    }
  })

  test('every airport is found by its city and its name, and the booking tool understands the city', () => {
    const shown = airports.map((airport) => ({
      ...airport,
      cityName: airport.city.fr,
      countryName: '',
      name: placeName(airport, 'fr'),
    }))
    for (const airport of shown.filter(({ cityName }) => /[^A-Za-z ]/.test(cityName))) {
      for (const typed of kinds(airport.cityName)) {
        const alike = shown.filter(({ cityName }) => cityName === airport.cityName)
        expect(
          rankAirports(alike, typed).map(({ code }) => code),
          typed,
        ).toContain(airport.code)
        expect(findPlace(typed).kind, typed).not.toBe('unknown')
      }
    }
  })
})
