import { describe, expect, test } from 'vitest'
import type { OpeningHours } from '#contract/support/agency.ts'
import { contactChannels } from '@/domains/agency/contactChannels.rules'
import { findArticles } from '@/domains/support/shared/articles.rules'
import { openPeriods, openingState, periodsAround } from '@/domains/agency/openingHours.rules'
import { reportableTrips } from '@/domains/support/support.rules'
import { makeAgencyInfo, makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeTrip } from '#tests/support/page/factories.ts'

const weekdays: OpeningHours = {
  timeZone: 'America/Toronto',
  hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' }],
}
const at = (instant: string) => new Date(instant)

describe('whether somebody answers', () => {
  test.each([
    ['Tuesday at noon there', '2026-05-12T16:00:00Z', { is: 'open', until: at('2026-05-13T00:00:00Z') }],
    ['the minute they open', '2026-05-12T12:00:00Z', { is: 'open', until: at('2026-05-13T00:00:00Z') }],
    ['the minute they close', '2026-05-13T00:00:00Z', { is: 'closed', opens: at('2026-05-13T12:00:00Z') }],
    ['early on Tuesday', '2026-05-12T09:00:00Z', { is: 'closed', opens: at('2026-05-12T12:00:00Z') }],
    ['Friday evening', '2026-05-16T01:00:00Z', { is: 'closed', opens: at('2026-05-18T12:00:00Z') }],
    ['Sunday', '2026-05-17T16:00:00Z', { is: 'closed', opens: at('2026-05-18T12:00:00Z') }],
    ['the Sunday clocks go back', '2026-11-01T16:00:00Z', { is: 'closed', opens: at('2026-11-02T13:00:00Z') }],
  ])('the agency answers or not: %s', (_when, now, state) => expect(openingState(weekdays, at(now))).toEqual(state))

  test('the hours of today that are over stay known though the agency is closed', () => {
    const today = { from: at('2026-05-12T12:00:00Z'), to: at('2026-05-13T00:00:00Z') }
    const night = at('2026-05-13T03:31:00Z')
    expect(periodsAround(weekdays, night)).toContainEqual(today)
    expect(openPeriods(weekdays, night)).not.toContainEqual(today)
  })

  test('a holiday is a day without hours, in the agency’s own zone', () => {
    const holiday = { ...weekdays, closedOn: ['2026-05-18'] }
    const opens = at('2026-05-19T12:00:00Z')
    for (const now of ['2026-05-16T01:00:00Z', '2026-05-18T16:00:00Z', '2026-05-19T03:30:00Z'])
      expect(openingState(holiday, at(now))).toEqual({ is: 'closed', opens })
  })

  const past = { timeZone: 'America/Vancouver', hours: [{ days: [5], from: '18:00', to: '02:00' }] }
  test('hours past midnight belong to the day they begin', () => {
    expect(openingState(past, at('2026-05-16T08:30:00Z'))).toEqual({ is: 'open', until: at('2026-05-16T09:00:00Z') })
    expect(openingState(past, at('2026-05-16T09:30:00Z'))).toEqual({ is: 'closed', opens: at('2026-05-23T01:00:00Z') })
  })

  test('hours that meet at midnight are one; those of every hour never end', () => {
    const allDays = [1, 2, 3, 4, 5, 6, 7]
    const always = { timeZone: 'Europe/Madrid', hours: [{ days: allDays, from: '00:00', to: '24:00' }] }
    expect(openingState(always, at('2026-05-12T16:00:00Z'))).toEqual({ is: 'alwaysOpen' })
    const weekend = { timeZone: 'Europe/Madrid', hours: [{ days: [6, 7], from: '00:00', to: '24:00' }] }
    expect(openingState(weekend, at('2026-05-16T10:00:00Z'))).toEqual({
      is: 'open',
      until: at('2026-05-17T22:00:00Z'),
    })
  })

  test('a single closed hour in a week counts', () => {
    const allButSundayMorning = {
      timeZone: 'America/Toronto',
      hours: [
        { days: [1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' },
        { days: [7], from: '01:00', to: '24:00' },
      ],
    }
    const opens = at('2026-05-17T05:00:00Z')
    const closes = at('2026-05-24T04:00:00Z')
    expect(openingState(allButSundayMorning, at('2026-05-17T04:30:00Z'))).toEqual({ is: 'closed', opens })
    for (const now of ['2026-05-17T05:00:00Z', '2026-05-17T16:00:00Z', '2026-05-23T16:00:00Z'])
      expect(openingState(allButSundayMorning, at(now))).toEqual({ is: 'open', until: closes })
  })

  test('an agency that never closes is always open, also late in the week in which clocks go forward', () => {
    const always = {
      timeZone: 'America/Toronto',
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
    }
    expect(openingState(always, at('2026-03-05T04:30:00Z'))).toEqual({ is: 'alwaysOpen' })
  })

  test('two opening periods on a day stay separate', () => {
    const siesta = {
      timeZone: 'Europe/Madrid',
      hours: [
        { days: [2], from: '17:00', to: '20:00' },
        { days: [2], from: '09:00', to: '14:00' },
      ],
    }
    expect(openPeriods(siesta, at('2026-05-12T05:00:00Z')).slice(0, 2)).toEqual([
      { from: at('2026-05-12T07:00:00Z'), to: at('2026-05-12T12:00:00Z') },
      { from: at('2026-05-12T15:00:00Z'), to: at('2026-05-12T18:00:00Z') },
    ])
    expect(openingState({ timeZone: 'UTC', hours: [] }, at('2026-05-12T05:00:00Z'))).toEqual({ is: 'never' })
  })
})

describe('§5 whom to reach', () => {
  const info = makeAgencyInfo()
  const configuration = makeEmployeeConfiguration()
  const { agency } = configuration
  test("the contact is the general one, with the agency's own data where there is none", () => {
    expect(contactChannels(configuration, info)).toEqual({
      phone: agency.contactPhone,
      email: agency.contactEmail,
      isVip: false,
    })
    const none = makeEmployeeConfiguration({ agency: { ...agency, contactPhone: null, contactEmail: null } })
    for (const nothing of [none, null, undefined])
      expect(contactChannels(nothing, info)).toEqual({
        phone: '+1 514 555 0100',
        email: 'help@northway.example',
        isVip: false,
      })
  })
  test('the contact of VIP travelers is the VIP desk; what it lacks comes from the general contact', () => {
    const vip = { agencyService: 'vip' as const, agency: { ...agency, vipPhone: '+1 514 555 0177' } }
    expect(contactChannels(makeEmployeeConfiguration(vip), info)).toEqual({
      phone: '+1 514 555 0177',
      email: agency.contactEmail,
      isVip: true,
    })
    expect(contactChannels(makeEmployeeConfiguration({ agencyService: 'vip' }), info).isVip).toBe(false)
  })
})

test('the trips to report are those under way, ahead, then the latest past, none manual, none canceled', () => {
  const trip = (bookingId: string, changed: Parameters<typeof makeTrip>[0]) => makeTrip({ bookingId, ...changed })
  const trips = [
    trip('PAST', { tripStatus: 'Past' }),
    trip('OWN', { source: 'manual' }),
    trip('GONE', { tripStatus: 'Cancelled' }),
    trip('NEXT', {}),
    trip('NOW', { tripStatus: 'InProgress' }),
  ]
  expect(reportableTrips(trips).map(({ bookingId }) => bookingId)).toEqual(['NOW', 'NEXT', 'PAST'])
})

describe('searching articles', () => {
  const all = [
    { name: 'a', title: 'Ajouter un passeport', text: 'Sous Documents de voyage.' },
    { name: 'b', title: 'Réserver un voyage', text: 'Dans le menu. Un passeport aide.' },
  ]
  const found = (search: string) => findArticles(all, search).map(({ name }) => name)
  test.each([
    ['', ['a', 'b']],
    ['  ', ['a', 'b']],
    ['RESERVER', ['b']],
    ['passeport', ['a', 'b']],
    ['menu passeport', ['b']],
    ['voyage', ['b', 'a']],
    ['xyz', []],
    ['.*', []],
  ])('the search "%s" finds the right articles', (search, names) => expect(found(search)).toEqual(names))
})
