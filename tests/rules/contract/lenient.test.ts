import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { configurationSchema, featureConfigurationSchema } from '#contract/session/configuration.ts'
import { withFallback, listOf, mayBeEmpty, addition, reportDropped } from '#contract/wire/lenient.ts'
import { profileSchema } from '#contract/profile/profile.ts'
import { addRolesSchema, type Role, rolesSchema } from '#contract/session/roles.ts'
import { accessTokenSchema, whoamiSchema } from '#contract/session/session.ts'
import { tripListSchema } from '#contract/trips/trips.ts'
import { type Facts, verdict } from '@/routes/verdict'
import { makeProfile, makeTrip, makeWhoami } from '#tests/support/page/factories.ts'

const factsOf = (roles: Role[]): Facts => ({ session: 'employee', roles, isOpen: () => true })

describe('roles (§3, §6)', () => {
  test.each<[string | string[], string[]]>([
    [
      ['Admin', 'VIP'],
      ['Admin', 'VIP'],
    ],
    ['Admin', ['Admin']],
    ['Admin VIP', ['Admin', 'VIP']],
    [
      ['Admin VIP', 'Admin'],
      ['Admin', 'VIP'],
    ],
    ['traveller', ['Traveller']],
    ['Admin  VIP\tArranger', ['Admin', 'VIP', 'Arranger']],
    ['Astronaut', []],
    ['', []],
  ])('the roles %j are read as %j', (given, held) => expect(z.parse(rolesSchema, given)).toEqual(held))

  test('roles may stand in a token in any of these ways, or be absent', () => {
    const token = { sub: 'a', company_id: 'c', Id: 'i', ProfileId: 'p', exp: 1 }
    expect(z.parse(accessTokenSchema, { ...token, role: 'Admin VIP' }).role).toEqual(['Admin', 'VIP'])
    expect(z.parse(accessTokenSchema, token).role).toBeUndefined()
  })

  test.each<[unknown, string[]]>([
    ['Admin VIP', ['Admin', 'VIP']],
    ['Admin', ['Admin']],
    [
      ['Admin', 'VIP'],
      ['Admin', 'VIP'],
    ],
    [['Admin', 7, null], ['Admin']],
    [null, []],
    [undefined, []],
    [{ Admin: true }, []],
  ])('roles are read from a whoami answer that has %j as %j', (roles, held) => {
    expect(z.parse(whoamiSchema, { ...makeWhoami(), roles }).roles).toEqual(held)
    expect(verdict({ path: '/admin', roles: ['Admin'] }, factsOf(held as Role[]))).toBe(
      held.includes('Admin') ? 'allow' : 'start',
    )
  })

  test('every role in a request has to be known', () => {
    expect(addRolesSchema.safeParse({ roles: ['Astronaut'] }).success).toBe(false)
    expect(addRolesSchema.safeParse({ roles: 'Admin' }).success).toBe(false)
  })
})

describe('the issues of a profile (§4)', () => {
  const { profileIssues: _, ...bare } = makeProfile()
  const read = (given: object) => z.parse(profileSchema, { ...bare, ...given }).profileIssues.map(({ issue }) => issue)
  test.each<[string, object, string[]]>([
    ['none where there is no list', {}, []],
    ['none for null', { profileIssues: null }, []],
    ['kept where nobody knows them', { profileIssues: [{ issue: 'visaMissing' }] }, ['visaMissing']],
    ['one nobody can read where it is no list', { profileIssues: 'no' }, ['profileIssuesUnreadable']],
    [
      'kept beside one that cannot be read',
      { profileIssues: [{ issue: 'genderMissing' }, 7] },
      ['genderMissing', 'profileIssuesUnreadable'],
    ],
  ])('profile issues are %s', (_, given, issues) => expect(read(given)).toEqual(issues))
})

test('a list with one bad row shows the others and reports each cause once', () => {
  const told: string[] = []
  reportDropped((what) => told.push(what))
  const rows = [makeTrip(), { ...makeTrip(), tripStatus: 'planning' }, { ...makeTrip(), tripStatus: 'approved' }, null]
  expect(z.parse(tripListSchema, rows)).toHaveLength(1)
  expect(told).toEqual([expect.stringContaining('tripStatus'), expect.stringContaining('all of it')])
  reportDropped(() => undefined)
})

test('unknown features are left out; a feature that is not listed or has an unknown state is hidden', () => {
  const { features } = z.parse(featureConfigurationSchema, {
    features: { trips2: { status: 'enabled' }, expense: { status: 'sometimes' }, future: { status: 'enabled' } },
  })
  expect(features).toMatchObject({ trips2: { status: 'enabled' }, expense: { status: 'hidden' } })
  expect(Object.keys(features)).toHaveLength(9)
  expect(z.parse(configurationSchema, { apis: [{ url: 'x' }, { name: 'main' }], features: [] }).apis).toHaveLength(1)
})

test('an addition to the specification has its default where it is missing or unreadable', () => {
  const row = z.object({ size: addition(z.int(), 0), mood: withFallback(z.enum(['good']), 'good') })
  expect(z.parse(row, { mood: 'good' })).toEqual({ size: 0, mood: 'good' })
  expect(z.parse(row, { size: 'XL', mood: 'odd' })).toEqual({ size: 0, mood: 'good' })
  expect(z.parse(listOf(row), [{ size: 3, mood: 'good' }])).toEqual([{ size: 3, mood: 'good' }])
})

test('a text that another backend sends as null is empty, and profile and trip are still read', () => {
  expect(z.parse(profileSchema, { ...makeProfile(), internalEmployeeId: null })).toMatchObject({
    internalEmployeeId: '',
  })
  const nameless = { ...makeTrip(), itineraryDownloadUrl: null, passengerLastName: null }
  expect(z.parse(tripListSchema, [nameless])).toMatchObject([{ itineraryDownloadUrl: '', passengerLastName: '' }])
  // Without its id it is no trip, and a field that is missing is not a field without a text.
  reportDropped(() => undefined)
  expect(z.parse(tripListSchema, [{ ...makeTrip(), internalTripId: null }])).toEqual([])
  const { lastName: _, ...short } = makeProfile()
  expect(z.safeParse(profileSchema, short).success).toBe(false)
})

test('an answer without a body is accepted where §7 describes no answer', () => {
  const done = mayBeEmpty({ isDone: addition(z.boolean(), true) })
  for (const body of ['', null, undefined, {}]) expect(z.parse(done, body)).toEqual({ isDone: true })
})
