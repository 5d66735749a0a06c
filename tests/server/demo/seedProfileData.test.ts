import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { isSamePhone } from '#contract/profile/emergencyContact.ts'
import { phoneProblem } from '#contract/fields/phones.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { emergencyContacts, memberships, travelPreferences } from '#server/db/schema/profile/profileData.ts'
import { programOf } from '#server/domains/profile/memberships/programs.ts'
import { openSeeded } from '#tests/support/db/seeded.ts'

let opened: Awaited<ReturnType<typeof openSeeded>>
beforeAll(async () => {
  opened = await openSeeded()
})
afterAll(() => opened.close())

const newcomers = ['p-aurora-newhire', 'p-aurora-newcomer', 'p-boreal-newcomer', 'p-aurora-nobody']
const owners = (rows: { profileId: string }[]) => new Set(rows.map(({ profileId }) => profileId))

describe('the travel profiles of the demo', () => {
  it('the demo has an emergency contact for most people, with numbers that reach no one', async () => {
    const rows = await opened.db.select().from(emergencyContacts)
    expect(rows.length).toBeGreaterThan(0.7 * (await opened.db.$count(profiles)))
    const people = rows.flatMap(({ others, ...first }) => [first, ...others])
    for (const { code, phoneNumber } of people) expect(phoneProblem({ code, number: phoneNumber })).toBeUndefined()
  })

  it('the demo has a second emergency contact for the traveler, with another telephone', async () => {
    const rows = await opened.db.select().from(emergencyContacts)
    const traveler = rows.find(({ profileId }) => profileId === 'p-aurora-traveller')
    expect(traveler?.others).toHaveLength(1)
    expect(isSamePhone(traveler!, traveler!.others[0]!)).toBe(false)
  })

  it('the demo has preferences and one to three memberships for about half of the people', async () => {
    const people = await opened.db.$count(profiles)
    const preferring = owners(await opened.db.select().from(travelPreferences)).size
    const rows = await opened.db.select().from(memberships)
    const members = owners(rows).size
    for (const count of [preferring, members]) {
      expect(count).toBeGreaterThan(0.35 * people)
      expect(count).toBeLessThan(0.65 * people)
    }
    expect(rows.length).toBeGreaterThan(1.3 * members)
    for (const row of rows) {
      expect(programOf(row.programCode)?.category).toBe(row.category)
      expect(row.number).toMatch(/^DEMO/)
    }
  })

  it('the demo has an empty profile for a new person', async () => {
    for (const table of [emergencyContacts, travelPreferences, memberships])
      expect([...owners(await opened.db.select().from(table))].filter((id) => newcomers.includes(id))).toEqual([])
  })

  it('the demo names the second company in each of its free texts', async () => {
    const rows = await opened.db.select().from(travelPreferences).where(eq(travelPreferences.companyId, 'boreal'))
    expect(rows.length).toBeGreaterThan(0)
    for (const { airRequests } of rows) expect(airRequests).toContain('Boreal')
  })
})
