import { describe, expect, test } from 'vitest'
import {
  type DetailChange,
  detailsOf,
  type HeldPassport,
  mayBeOutdated,
  outdatedTrip,
} from '#server/domains/trips/outdated/outdatedTrip.rules.ts'
import { makeSegment, makeStay, makeTrip, places } from '#tests/support/page/factories.ts'

const at = new Date('2026-05-02T10:00:00Z')
const change = (given: Partial<DetailChange>): DetailChange => ({
  section: 'personal',
  action: 'changed',
  fields: [],
  recordId: null,
  at,
  ...given,
})
const name = change({ fields: ['firstName'] })
const passport = (recordId: string | null, action: DetailChange['action'] = 'changed') =>
  change({ section: 'travelDocuments', action, fields: ['number'], recordId })
const known = change({ fields: ['tsa'] })
const membership = change({ section: 'memberships', action: 'added', fields: ['number'] })

const canadian: HeldPassport = { id: 'ca', issueCountry: 'CA', expirationDate: '2031-02-28', numberEnding: '4567' }
const french: HeldPassport = { ...canadian, id: 'fr', issueCountry: 'FR', numberEnding: '9912' }
const abroad = makeTrip({ bookingId: 'LONDON', destination: 'London', segments: [makeSegment({ to: places.LHR })] })
const stay = makeTrip({ bookingId: 'STAY', segments: [makeStay()] })
const traveler = { passports: [canadian], home: 'CA' }
const detailsAfter = (trip: typeof abroad, ...changes: DetailChange[]) =>
  outdatedTrip(trip, changes, traveler)?.details ?? []

test.each([
  ['personal', ['firstName'], ['name']],
  ['personal', ['middleName'], ['name']],
  ['personal', ['lastName', 'tsa', 'redressNumber'], ['name', 'knownTraveller', 'knownTraveller']],
  ['personal', ['nexus'], ['knownTraveller']],
  ['personal', ['globalEntry', 'sentri'], ['knownTraveller', 'knownTraveller']],
  ['personal', ['phoneNumber', 'constructor', 'costCenterId', 'dateOfBirth'], []],
  ['travelDocuments', ['expirationDate'], ['passport']],
  ['memberships', ['number'], ['membership']],
  ['payment', ['number'], []],
  ['emergencyContact', ['firstName', 'lastName'], []],
  ['preferences', ['meal'], []],
  ['account', ['cultureCode'], []],
] as const)('of a change in %s, the fields %j are copied into bookings as %j', (section, fields, details) =>
  expect(detailsOf({ section, fields })).toEqual(details),
)

test('only the own trips ahead that were booked through the company can hold old details', () => {
  expect([abroad, stay].every(mayBeOutdated)).toBe(true)
  const others = [
    makeTrip({ source: 'manual' }),
    makeTrip({ tripStatus: 'Past' }),
    makeTrip({ tripStatus: 'InProgress' }),
    makeTrip({ tripStatus: 'Cancelled' }),
    makeTrip({ isForGuest: true }),
  ]
  expect(others.filter(mayBeOutdated)).toEqual([])
})

test('a trip carries a passport only across a border, and a known-traveler number only on a flight', () => {
  expect(detailsAfter(abroad, passport('ca'))).toEqual(['passport'])
  expect(detailsAfter(makeTrip(), passport('ca'))).toEqual([])
  expect(detailsAfter(stay, passport('ca'), known, membership)).toEqual(['membership'])
  expect(detailsAfter(abroad, membership, known, name)).toEqual(['name', 'knownTraveller', 'membership'])
  expect(detailsAfter(abroad, change({ section: 'payment', fields: ['number'] }))).toEqual([])
})

test('the time is that of the last change that the trip carries', () => {
  const later = change({ section: 'payment', fields: ['number'], at: new Date('2026-05-04T10:00:00Z') })
  const second = change({ fields: ['lastName'], at: new Date('2026-05-03T10:00:00Z') })
  expect(outdatedTrip(abroad, [name, later, second], traveler)?.changedAt).toBe('2026-05-03T10:00:00.000Z')
})

describe('a changed passport', () => {
  const of = (changes: DetailChange[], passports: HeldPassport[]) =>
    outdatedTrip(abroad, changes, { passports, home: 'CA' })

  test('the only passport leaves no doubt, and is named', () => {
    expect(of([passport('ca')], [canadian])).toMatchObject({
      passports: [{ issueCountry: 'CA', ending: '4567' }],
      otherPassport: null,
    })
  })

  test('a trip for which another passport is good may hold either, and only the person knows', () => {
    expect(of([passport('ca')], [canadian, french])?.otherPassport).toBe('FR')
    // Somebody whose name changed too has to tell the agency in any case.
    expect(of([passport('ca'), name], [canadian, french])?.otherPassport).toBeNull()
  })

  test('another passport that expires too soon leaves no doubt', () => {
    expect(of([passport('ca')], [canadian, { ...french, expirationDate: '2026-05-02' }])?.otherPassport).toBeNull()
  })

  test('a second passport that was added concerns no trip for which the first is good', () => {
    expect(of([passport('fr', 'added')], [canadian, french])).toBeUndefined()
    expect(of([passport('fr', 'added'), passport('fr')], [canadian, french])).toBeUndefined()
  })

  test('a passport that was added replaces those of its country, and the first one is told', () => {
    const renewed = { ...canadian, id: 'new', numberEnding: '8888' }
    expect(of([passport('new', 'added')], [canadian, renewed])?.passports).toEqual([
      { issueCountry: 'CA', ending: '8888' },
    ])
    expect(of([passport('ca', 'added')], [canadian])?.details).toEqual(['passport'])
  })

  test('a removed passport still concerns the trip, one that was added and removed since does not', () => {
    expect(of([passport('gone', 'removed')], [])).toMatchObject({ details: ['passport'], passports: [] })
    expect(of([passport('gone', 'added'), passport('gone', 'removed')], [canadian])).toBeUndefined()
  })

  test('a change from before the entry was recorded may concern any of them', () => {
    expect(of([passport(null)], [canadian])).toMatchObject({ details: ['passport'], otherPassport: 'CA' })
  })
})
