import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq } from 'drizzle-orm'
import roleNames from '#contract/messages/en/profile.json' with { type: 'json' }
import profileTexts from '@/i18n/messages/en/profile.json' with { type: 'json' }
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { profileRoles } from '#server/db/schema/company/people.ts'
import {
  creditCards,
  emergencyContacts,
  memberships,
  profileChanges,
  travelDocuments,
  travelPreferences,
} from '#server/db/schema/profile/profileData.ts'
import { arrangerRows } from '#server/demo/people/arrangers.ts'
import { changeRows } from '#server/demo/administration/changeHistory.ts'
import { now, openSeeded } from '#tests/support/db/seeded.ts'

type Change = typeof profileChanges.$inferSelect
type Owned = typeof creditCards | typeof travelDocuments | typeof memberships | typeof travelPreferences

let opened: Awaited<ReturnType<typeof openSeeded>>
let changes: Change[]
beforeAll(async () => {
  opened = await openSeeded()
  changes = await opened.db.select().from(profileChanges)
})
afterAll(() => opened.close())

/** Those whose record goes beyond an arranger's request. */
const withStory = ['aurora-traveller', 'aurora-everything', 'aurora-arranger', 'aurora-vip', 'boreal-traveller']
const storyOf = (person: string) => changes.filter(({ profileId }) => profileId === `p-${person}`)
const addedIn = (section: Change['section'], of: Change[]) =>
  of.filter((change) => change.section === section && change.action === 'added')

describe('the record of changes of the demo', () => {
  it('the record tells the traveler who changed what of hers, and is empty for a new person', () => {
    const actors = new Set(storyOf('aurora-traveller').map(({ actorProfileId }) => actorProfileId))
    expect([...actors].toSorted()).toEqual(['p-aurora-admin', 'p-aurora-arranger', 'p-aurora-traveller'])
    const newHire = storyOf('aurora-newhire')
    expect(newHire.map(({ section, action }) => [section, action])).toEqual([['arrangers', 'added']])
    for (const newcomer of ['aurora-newcomer', 'boreal-newcomer', 'aurora-nobody'])
      expect(storyOf(newcomer)).toEqual([])
  })

  it.each(withStory)('the record adds as much for %s as the profile has', async (person) => {
    const { db } = opened
    const story = storyOf(person)
    const held = (table: Owned) => db.$count(table, eq(table.profileId, `p-${person}`))
    expect(addedIn('payment', story)).toHaveLength(await held(creditCards))
    expect(addedIn('travelDocuments', story)).toHaveLength(await held(travelDocuments))
    expect(addedIn('memberships', story)).toHaveLength(await held(memberships))
    expect(addedIn('preferences', story)).toHaveLength(await held(travelPreferences))
    const [contact] = await db
      .select()
      .from(emergencyContacts)
      .where(eq(emergencyContacts.profileId, `p-${person}`))
    expect(addedIn('emergencyContact', story)).toHaveLength(contact ? 1 + (contact.others ?? []).length : 0)
  })

  it('the record changes nothing that was not added before', () => {
    const sections = ['payment', 'travelDocuments', 'memberships', 'preferences', 'emergencyContact'] as const
    for (const person of withStory)
      for (const section of sections) {
        const story = storyOf(person).filter((change) => change.section === section)
        const first = story.toSorted((one, other) => +one.at - +other.at)[0]
        expect(first?.action ?? 'added', `${person} ${section}`).toBe('added')
      }
  })

  it('the record gives existing roles, by an administrator', async () => {
    const held = await opened.db.select().from(profileRoles)
    const holds = (profileId: string, role: string) =>
      held.some((row) => row.profileId === profileId && row.role === role)
    const given = addedIn('roles', changes)
    expect(given.length).toBeGreaterThan(0)
    for (const { profileId, actorProfileId, fields } of given) {
      expect(fields.filter((role) => !holds(profileId, role))).toEqual([])
      expect(actorProfileId).not.toBe(profileId)
      expect(holds(actorProfileId, 'Admin')).toBe(true)
    }
  })

  it('the record approves every arranger when the traveler did', async () => {
    const approved = await opened.db.select().from(arrangerRequests).where(eq(arrangerRequests.status, 'approved'))
    const days = (rows: { profileId: string; at: Date }[]) => rows.map(({ profileId, at }) => `${profileId} ${+at}`)
    expect(days(addedIn('arrangers', changes)).toSorted()).toEqual(
      days(approved.map((row) => ({ profileId: row.travelerProfileId, at: row.createdAt }))).toSorted(),
    )
  })

  it('the record lets others change only the people they arrange for or administer at the time', async () => {
    for (const { companyId, profileId, actorProfileId, at } of changes) {
      if (actorProfileId === profileId) continue
      const between = and(eq(arrangerRequests.travelerProfileId, profileId), eq(arrangerRequests.status, 'approved'))
      const requests = await opened.db.select().from(arrangerRequests).where(between)
      const arranges = requests.some((row) => row.arrangerProfileId === actorProfileId && row.createdAt < at)
      expect(arranges || actorProfileId === `p-${companyId}-admin`).toBe(true)
    }
  })

  it('the record describes every field in words, and is all in the past', () => {
    for (const { section, fields, at } of changes) {
      const idOf = (field: string) =>
        section === 'roles' ? `profile.account.role.${field}` : `profile.account.changes.field.${field}`
      expect(fields.filter((field) => !(idOf(field) in profileTexts || idOf(field) in roleNames))).toEqual([])
      expect(at < now).toBe(true)
    }
  })

  it('the record is the same for the same day', () => {
    expect(changeRows(arrangerRows(now), now)).toEqual(changeRows(arrangerRows(now), now))
    expect(new Set(changes.map(({ id }) => id)).size).toBe(changes.length)
  })
})
