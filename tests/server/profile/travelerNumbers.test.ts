import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { failureSchema } from '#contract/wire/envelope.ts'
import type { Profile } from '#contract/profile/profile.ts'
import type { ProfileChange, ProfilePatch } from '#contract/profile/profileChanges.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { profilePatch } from '@/domains/profile/profilePatch'
import { openTestApi, placeOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'
import { runBegan } from '#tests/support/db/testStorage.ts'

let at: Awaited<ReturnType<typeof openTestApi>>
beforeEach(async () => {
  at = await openTestApi()
})
afterEach(() => at.close())

const me = 'traveller@aurora'
const here = `/main${placeOf(me)}`
const patch = (operations: ProfilePatch, as: Handle = me) =>
  at.send(as, `/main${placeOf(as)}`, {
    method: 'PATCH',
    body: JSON.stringify(operations),
    headers: { 'Content-Type': 'application/json-patch+json' },
  })
type Numbers = Partial<Record<'tsa' | 'nexus', string>>
const edited = async (numbers: Numbers, as: Handle = me) => {
  const answer = await patch(
    Object.entries(numbers).map(([name, value]) => ({ op: 'replace', path: `/${name as keyof Numbers}`, value })),
    as,
  )
  return (await answer.json()) as Profile
}
const row = async () =>
  (
    await at.services.db
      .select()
      .from(profiles)
      .where(eq(profiles.id, profileIdOf(me)))
  )[0]!
/** The traveler numbers as stored, opened. */
const storedNumbers = async () =>
  Object.fromEntries(
    Object.entries((await row()).travellerNumbers).map(([name, { sealed }]) => [name, at.services.sealer.open(sealed)]),
  )
/** The changes since the demo was planted. */
const changes = async () => {
  const { responseData } = await at.get<{ responseData: ProfileChange[] }>(me, `${here}/changes`)
  return responseData.filter((change) => new Date(change.at) >= runBegan())
}

describe('two traveler numbers that end alike', () => {
  const [first, second] = ['TT1234567', 'TE7654567']
  const replaceTsa = (opened: Profile, value: string) => patch(profilePatch(opened, { tsa: value }))

  test('saving another number with the same end raises the version and tag and records the change', async () => {
    const before = await edited({ tsa: first })
    const { version } = await row()
    const after = await edited({ tsa: second })
    expect(after.tsa).toBe(before.tsa)
    expect(after.travellerNumberTags.tsa).not.toBe(before.travellerNumberTags.tsa)
    expect(await storedNumbers()).toEqual({ tsa: second })
    expect((await row()).version).toBe(version + 1)
    expect((await changes()).map(({ fields }) => fields)).toEqual([['tsa'], ['tsa']])
  })

  test('a form opened with the first number does not overwrite the second', async () => {
    const opened = await edited({ tsa: first })
    await edited({ tsa: second })
    const refusal = await replaceTsa(opened, 'TT0000001')
    expect(refusal.status).toBe(412)
    expect(failureSchema.parse(await refusal.json()).current).toEqual(await at.get<Profile>(me, here))
    expect(await storedNumbers()).toEqual({ tsa: second })
    expect((await replaceTsa(await at.get<Profile>(me, here), 'TT0000001')).status).toBe(200)
  })

  test('a number that was removed meanwhile conflicts as well', async () => {
    const opened = await edited({ nexus: '501234' })
    await edited({ nexus: '' })
    expect((await patch(profilePatch(opened, { nexus: '509999' }))).status).toBe(412)
  })

  test('the same number typed again changes nothing', async () => {
    await edited({ tsa: first })
    const { version } = await row()
    await edited({ tsa: 'tt 123-4567' })
    expect((await row()).version).toBe(version)
    expect(await changes()).toHaveLength(1)
  })

  test('the tag of a number is specific to one person and one field', async () => {
    const mine = await edited({ tsa: first, nexus: first })
    const hers = await edited({ tsa: first }, 'arranger@aurora')
    const { tsa, nexus } = mine.travellerNumberTags
    expect(new Set([tsa, nexus, hers.travellerNumberTags.tsa]).size).toBe(3)
  })
})
