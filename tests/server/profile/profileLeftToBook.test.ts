import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Employee } from '#contract/employees/employees.ts'
import type { GroupTravelerPage } from '#contract/events/groupTravelers.ts'
import { countLeft } from '#contract/profile/leftToBook.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { creditCards } from '#server/db/schema/profile/profileData.ts'
import { leftToBook, ownPart } from '@/domains/profile/steps.rules'
import { groupDesk, groups, organiser } from '#tests/support/events/groupDesk.ts'
import { openMailingApi, type MailingApi } from '#tests/support/mail/mailingApi.ts'

let at: MailingApi
beforeAll(async () => {
  at = await openMailingApi()
})
afterAll(() => at.close())
const { confirmed } = groupDesk(() => at)

interface Incomplete {
  /** A person of the demo; who is complete there is made incomplete. */
  who: string
  profile?: Partial<typeof profiles.$inferInsert>
  employee?: Partial<typeof employees.$inferInsert>
  /** The uses that their cards pay for; undefined leaves them. */
  uses?: (typeof creditCards.$inferInsert)['uses']
  own: number
  others: number
}
const people: Incomplete[] = [
  { who: 'newhire', own: 4, others: 2 },
  // Their only card has expired.
  { who: '009', profile: { phoneNumber: '', phoneType: '', phoneCountryCode: '' }, own: 2, others: 0 },
  { who: '016', uses: [], own: 1, others: 0 },
  { who: '018', uses: ['air'], profile: { gender: null, groupId: '' }, own: 2, others: 1 },
  { who: '020', employee: { costCenterId: null }, profile: { groupId: '', internalEmployeeId: '' }, own: 0, others: 3 },
]

test("every place counts the same missing data for one person: Home, the traveler's page, event and employee", async () => {
  const { db } = at.services
  for (const { who, profile, employee, uses } of people) {
    const id = `p-aurora-${who}`
    if (profile) await db.update(profiles).set(profile).where(eq(profiles.id, id))
    if (employee)
      await db
        .update(employees)
        .set(employee)
        .where(eq(employees.id, `e-aurora-${who}`))
    if (uses) await db.update(creditCards).set({ uses }).where(eq(creditCards.profileId, id))
  }
  const ids = people.map(({ who }) => `p-aurora-${who}`)
  const rows = await db.select({ email: profiles.email }).from(profiles).where(inArray(profiles.id, ids))
  const event = await confirmed(rows.map(({ email }) => email))
  const { responseData } = await at.get<GroupTravelerPage>(organiser, `${groups}/${event.id}/travelers?pageSize=100`)
  for (const { who, own, others } of people) {
    const profile = await at.get<Profile>('admin@aurora', `/main/companies/aurora/profiles/p-aurora-${who}`)
    const employee = await at.get<Employee>('admin@aurora', `/company/admin/companies/aurora/employees/e-aurora-${who}`)
    const listed = responseData.find(({ profileId }) => profileId === profile.id)
    const ofHome = ownPart(profile)
    const left = { own, others }
    const counted = (given: Parameters<typeof leftToBook>[0]) => {
      const { own, others } = leftToBook(given)
      return { own: own.length, others: others.length }
    }
    expect({ who, ...counted(profile) }).toEqual({ who, ...left })
    expect(ofHome.details.length + Math.min(ofHome.cards.length, 1)).toBe(own)
    expect({ who, ...counted({ ...employee, isAllowedToBook: true }) }).toEqual({ who, ...left })
    expect({ who, all: listed?.issueCount, others: listed?.adminIssueCount }).toEqual({
      who,
      all: own + others,
      others,
    })
    expect(countLeft(profile.profileIssues.map(({ issue }) => issue))).toEqual({ all: own + others, others })
  }
})
