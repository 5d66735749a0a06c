import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CarbonTargets, Footprint, FootprintTripPage } from '#contract/reports/carbon.ts'
import type { CompanyChangePage } from '#contract/admin/companyChanges.ts'
import { footprintLegs } from '#server/db/schema/reports/carbon.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { openTestApi, profileIdOf, type Handle } from '#tests/support/http/api.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeAll(async () => {
  at = await openTestApi()
})
afterAll(() => at.close())

const carbon = '/reporting/reports/carbon/companies/aurora'
const officer = 'finance@aurora'
const footprint = (query = '', who: Handle = officer) => at.get<Footprint>(who, `${carbon}/footprint${query}`)
const legsBetween = ({ from, to }: Footprint['totals'], profileId?: string) =>
  at.services.db
    .select()
    .from(footprintLegs)
    .where(
      and(
        eq(footprintLegs.companyId, 'aurora'),
        gte(footprintLegs.travelledOn, from),
        lte(footprintLegs.travelledOn, to),
        profileId === undefined ? undefined : eq(footprintLegs.profileId, profileId),
      ),
    )
    .orderBy(asc(footprintLegs.id))
const sum = (values: readonly (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0)

describe('the footprint of a company', () => {
  test('the total is the sum of the legs, by month, mode, cost center and set alike', async () => {
    const answer = await footprint()
    const legs = await legsBetween(answer.totals)
    const total = sum(legs.map(({ kg }) => kg))
    expect(answer.totals.kg).toBeCloseTo(total, 1)
    for (const part of [answer.months, answer.modes, answer.costCenters, answer.totals.parts])
      expect(sum(part.map(({ kg }) => kg ?? 0))).toBeCloseTo(total, 0)
    expect(answer.months).toHaveLength(12)
    expect(answer.scope).toBe('company')
    const counted = legs.filter(({ status }) => status !== 'notCounted')
    const countedTrips = new Set(counted.map(({ recordId, tripId }) => recordId ?? tripId)).size
    expect(countedTrips).toBeLessThan(answer.totals.trips)
    expect(answer.intensity.perTrip).toBeCloseTo(total / countedTrips, 0)
    for (const { kind, kg, notCounted } of answer.modes) {
      const its = legs.filter((leg) => leg.kind === kind)
      expect(notCounted).toBe(its.filter(({ status }) => status === 'notCounted').length)
      expect(kg === null).toBe(notCounted === its.length)
    }
    expect(answer.totals.trips).toBe(new Set(legs.map(({ recordId, tripId }) => recordId ?? tripId)).size)
  })

  test('without radiative forcing flights emit less and everything else the same', async () => {
    const [with_, without] = [await footprint(), await footprint('?withRadiativeForcing=false')]
    const kgOf = ({ modes }: Footprint, kind: string) => modes.find((mode) => mode.kind === kind)!.kg!
    expect(kgOf(without, 'flight')).toBeLessThan(kgOf(with_, 'flight') * 0.6)
    expect(kgOf(without, 'hotel')).toBe(kgOf(with_, 'hotel'))
    expect(without.factors.every(({ hasForcing }) => !hasForcing)).toBe(true)
  })

  test('coverage counts every leg once, with the reason of each that is not counted', async () => {
    const { coverage, quality, totals } = await footprint()
    expect(coverage.legs).toBe((await legsBetween(totals)).length)
    expect(coverage.counted.legs + coverage.estimated.legs + coverage.notCounted.legs).toBe(coverage.legs)
    expect(sum(coverage.gaps.map(({ legs }) => legs))).toBe(coverage.notCounted.legs)
    expect(coverage.gaps.map(({ reason }) => reason)).toContain('noDistance')
    expect(quality.missing.legs).toBe(coverage.notCounted.legs)
  })

  test('the total names each set of factors with its part, and each edition has its licence', async () => {
    const { totals, editions, factors } = await footprint()
    expect(totals.parts.map(({ edition }) => edition)).toEqual(expect.arrayContaining(['desnz-2026', 'epa-2025']))
    for (const { edition } of totals.parts)
      expect(editions.find(({ id }) => id === edition)).toMatchObject({ attribution: expect.stringMatching(/\w/) })
    expect(factors.every(({ edition }) => editions.some(({ id }) => id === edition))).toBe(true)
  })

  test('short flights between cities with a direct train are compared with it, by the factor that it shows', async () => {
    const { rail } = await footprint()
    expect(rail.routes.length).toBeGreaterThan(0)
    for (const route of rail.routes) {
      expect(route.railKg).toBeLessThan(route.kg)
      expect(route.factorId).toMatch(/\.rail\./)
    }
    const montreal = rail.routes.find(({ from, to }) => [from, to].toSorted().join() === 'Montreal,Toronto')
    expect(montreal).toMatchObject({ factorId: 'desnz-2026.rail.national', minutes: 310 })
    expect(rail.railKg).toBeCloseTo(sum(rail.routes.map(({ railKg }) => railKg)), 0)
  })

  test('a cost center narrows everything to its own trips', async () => {
    const { costCenters } = await footprint()
    const [most] = costCenters
    const narrowed = await footprint(`?costCenter=${most!.costCenter}`)
    expect(narrowed.totals).toMatchObject({ kg: most!.kg, trips: most!.trips })
    expect(narrowed.costCenters).toEqual([most])
  })

  test('the earlier period is the same days a year before, and a mixture of editions is said', async () => {
    const query = '?from=2027-01-01&to=2027-02-28'
    const answer = await footprint(query)
    expect(answer.previous).toMatchObject({ from: '2026-01-01', to: '2026-02-28' })
    expect((await footprint()).isComparable).toBe(true)
    const { db } = at.services
    const { previous } = await footprint()
    const [old] = await legsBetween(previous)
    await db.update(footprintLegs).set({ edition: 'desnz-2019', kg: 1 }).where(eq(footprintLegs.id, old!.id))
    expect((await footprint()).isComparable).toBe(false)
    await db.update(footprintLegs).set(old!).where(eq(footprintLegs.id, old!.id))
  })
})

describe('the footprint of a traveler', () => {
  const me = 'traveller@aurora'

  test('travelers read their own trips, without the company’s cost centers', async () => {
    const answer = await footprint('', me)
    expect(answer.totals.kg).toBeCloseTo(
      sum((await legsBetween(answer.totals, profileIdOf(me))).map(({ kg }) => kg)),
      1,
    )
    expect(answer).toMatchObject({ scope: 'own', costCenters: [] })
  })

  test('another person’s trips are unknown to a traveler, and open to a finance officer', async () => {
    const [other] = await at.services.db
      .select({ email: profiles.email })
      .from(profiles)
      .where(eq(profiles.id, profileIdOf('arranger@aurora')))
    const query = `?travellerEmail=${encodeURIComponent(other!.email)}`
    for (const path of ['footprint', 'trips', 'legs'])
      expect((await at.send(me, `${carbon}/${path}${query}`)).status).toBe(404)
    expect((await at.send(officer, `${carbon}/footprint${query}`)).status).toBe(200)
    expect((await at.send('finance@boreal', `${carbon}/footprint`)).status).toBe(404)
  })

  test('a period that ends before it begins is refused', async () => {
    expect((await at.send(me, `${carbon}/footprint?from=2026-05-02&to=2026-05-01`)).status).toBe(400)
  })
})

describe('trips and legs', () => {
  test('the pages of trips have every trip once, and add up to the total', async () => {
    const { totals } = await footprint()
    const pages = Math.ceil(totals.trips / 100)
    const all: FootprintTripPage['responseData'] = []
    for (let at_ = 1; at_ <= pages; at_ += 1)
      all.push(
        ...(await at.get<FootprintTripPage>(officer, `${carbon}/trips?pageSize=100&pageNumber=${at_}&sort=kg:desc`))
          .responseData,
      )
    expect(new Set(all.map(({ id }) => id)).size).toBe(totals.trips)
    expect(sum(all.map(({ kg }) => kg)) / totals.kg).toBeCloseTo(1, 3)
    expect(all[0]!.kg).toBe(Math.max(...all.map(({ kg }) => kg)))
    expect(all[0]!.travellerName).not.toBe('')
  })

  test('travelers see their own trips without a name', async () => {
    const query = '?from=2024-12-01&to=2027-11-30'
    const page = await at.get<FootprintTripPage>('traveller@aurora', `${carbon}/trips${query}`)
    expect(page.totalItemCount).toBeGreaterThan(0)
    expect(page.responseData.every(({ travellerName, isOwnTrip }) => travellerName === '' && isOwnTrip)).toBe(true)
  })

  test('the table has a row for each leg, with its factor, in the language and numbers of its reader', async () => {
    const { totals } = await footprint()
    const legs = await legsBetween(totals)
    const text = await (await at.send(officer, `${carbon}/legs?cultureCode=fr-ca`)).text()
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(legs.length + 1)
    expect(lines[0]).toContain('Jour du voyage;Numéro de réservation;Voyageur')
    const flight = lines.find((line) => line.includes('desnz-2026.air.international.economy'))!
    expect(flight).toMatch(/;0,10916;0,06449$/)
    const own = await (await at.send('traveller@aurora', `${carbon}/legs`)).text()
    expect(own).toContain('Day of travel')
    expect(own).not.toContain('finance@')
  })
})

describe('carbon budgets and price', () => {
  const targets = () => at.get<CarbonTargets>(officer, `${carbon}/targets`)
  const put = (body: unknown, who: Handle = officer) =>
    at.send(who, `${carbon}/targets`, {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })

  test('a finance officer sets a budget and a price, and reads what is used; nobody else does', async () => {
    const year = Number(at.clock.now.toISOString().slice(0, 4))
    const before = await targets()
    const change = { budgets: [{ year, kg: 500_000 }], pricePerTonne: 95.5, version: before.version }
    expect((await put(change, 'traveller@aurora')).status).toBe(403)
    expect((await put(change)).status).toBe(200)
    const after = await targets()
    expect(after).toMatchObject({ pricePerTonne: 95.5, version: before.version + 1, currency: 'CAD' })
    const whole = await footprint(`?from=${year}-01-01&to=${year}-12-31`)
    const [budget] = after.budgets
    expect(budget!.used + budget!.booked).toBeCloseTo(whole.totals.kg, 0)
    const late = await put(change)
    expect(late.status).toBe(412)
    expect(await late.json()).toMatchObject({ current: { version: after.version } })
  })

  test('the record of changes has the budget and the price with both values, and no change without a difference', async () => {
    const recorded = () =>
      at.get<CompanyChangePage>('admin@aurora', '/company/admin/companies/aurora/changes?entity=carbonTargets')
    const before = await recorded()
    const { version, budgets, pricePerTonne } = await targets()
    const same = { budgets: budgets.map(({ year, kg }) => ({ year, kg })), pricePerTonne, version }
    expect(await (await put(same)).json()).toMatchObject({ version })
    expect(await recorded()).toEqual(before)
    await put({ ...same, budgets: [{ year: 2031, kg: 700_000 }], pricePerTonne: 110 })
    await put({ budgets: [{ year: 2031, kg: 650_000 }], pricePerTonne: null, version: version + 1 })
    const { responseData } = await recorded()
    const [last, first] = responseData
    expect(last).toMatchObject({ entity: 'carbonTargets', action: 'changed', actorName: expect.stringMatching(/\w/) })
    expect(last!.changes).toEqual([
      { field: 'budget.2031', from: '700000', to: '650000' },
      { field: 'pricePerTonne', from: '110 CAD', to: null },
    ])
    expect(first!.changes).toContainEqual({ field: 'budget.2031', from: null, to: '700000' })
  })

  test('a budget of nothing, a year named twice and a price below zero are refused', async () => {
    const { version } = await targets()
    const refused = [
      { budgets: [{ year: 2027, kg: 0 }], pricePerTonne: null, version },
      {
        budgets: [
          { year: 2027, kg: 1 },
          { year: 2027, kg: 2 },
        ],
        pricePerTonne: null,
        version,
      },
      { budgets: [], pricePerTonne: -1, version },
    ]
    for (const body of refused) expect((await put(body)).status).toBe(400)
  })
})
