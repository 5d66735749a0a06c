import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { demoPeople } from '#server/demo/accounts/demoPeople.ts'
import { costCenters, employees, travelPolicies } from '#server/db/schema/company/company.ts'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { educationProgress } from '#server/db/schema/site/education.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { creditCards, travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { advisories } from '#server/db/schema/risk/risk.ts'
import { invoices, trips } from '#server/db/schema/trips/trips.ts'
import { verifyPassword } from '#server/crypto/passwords.ts'
import { after, lastDay, now, only, openSeeded } from '#tests/support/db/seeded.ts'

let opened: Awaited<ReturnType<typeof openSeeded>>
beforeAll(async () => {
  opened = await openSeeded()
})
afterAll(() => opened.close())

const profileOf = async (email: string) =>
  only(await opened.db.select().from(profiles).where(eq(profiles.email, email)))

describe('the named people', () => {
  it('all named people sign in with the demo password', async () => {
    const rows = await opened.db.select().from(accounts)
    const known = new Map(rows.map((row) => [row.email, row]))
    for (const person of demoPeople) expect(known.has(person.email)).toBe(true)
    expect(await verifyPassword('demo', rows[0]?.passwordHash)).toBe(true)
    expect(await verifyPassword('Demo', rows[0]?.passwordHash)).toBe(false)
  })

  it('the named people have the roles claim in every form', async () => {
    const style = async (email: string) =>
      only(await opened.db.select().from(accounts).where(eq(accounts.email, email))).roleClaimStyle
    expect(await style('everything@aurora.example')).toBe('spaced')
    expect(await style('risk@aurora.example')).toBe('single')
    expect(await style('traveller@aurora.example')).toBe('list')
    const { id } = await profileOf('everything@aurora.example')
    expect(await opened.db.select().from(profileRoles).where(eq(profileRoles.profileId, id))).toHaveLength(6)
  })

  it('the traveler has one trip under way, three ahead, six past and two canceled, each with its invoice', async () => {
    const { id } = await profileOf('traveller@aurora.example')
    const rows = await opened.db.select().from(trips).where(eq(trips.profileId, id))
    const confirmed = rows.filter((row) => row.status === 'confirmed')
    expect(confirmed.filter((row) => row.startsAt <= now && row.endsAt >= now)).toHaveLength(1)
    expect(confirmed.filter((row) => row.startsAt > now)).toHaveLength(3)
    expect(confirmed.filter((row) => row.endsAt < now)).toHaveLength(6)
    expect(rows.filter((row) => row.status === 'cancelled')).toHaveLength(2)
    const papers = await opened.db.select().from(invoices).where(eq(invoices.profileId, id))
    expect(papers.filter(({ creditOf }) => creditOf === null)).toHaveLength(12)
    expect(papers.filter(({ creditOf }) => creditOf !== null)).toHaveLength(2)
    expect(confirmed.filter(({ outOfPolicyReason }) => outOfPolicyReason !== null)).toHaveLength(1)
    expect(confirmed.filter(({ source }) => source === 'agency')).toHaveLength(1)
  })

  it('the traveler has a passport and a card that expire soon', async () => {
    const { id } = await profileOf('traveller@aurora.example')
    const passports = await opened.db.select().from(travelDocuments).where(eq(travelDocuments.profileId, id))
    const until = passports.map(({ expirationDate }) => new Date(expirationDate))
    expect(until.filter((day) => day > now && day < after(183))).toHaveLength(1)
    expect(until.filter((day) => day > after(1000))).toHaveLength(1)
    const cards = await opened.db.select().from(creditCards).where(eq(creditCards.profileId, id))
    const ends = cards.map(({ expiryMonth }) => lastDay(expiryMonth))
    expect(ends.filter((end) => end > now && end < after(60))).toHaveLength(1)
    expect(ends.filter((end) => end > after(200))).toHaveLength(1)
  })

  it('the new hire has details to fill in, by themself and by the administrator', async () => {
    const profile = await profileOf('newhire@aurora.example')
    expect(profile).toMatchObject({ phoneNumber: '', dateOfBirth: null, gender: null })
    expect(profile.registeredAt).not.toBeNull()
    expect(await opened.db.select().from(creditCards).where(eq(creditCards.profileId, profile.id))).toHaveLength(0)
    const row = only(
      await opened.db
        .select()
        .from(employees)
        .where(eq(employees.id, profile.employeeId as string)),
    )
    expect(row).toMatchObject({ costCenterId: null, approverId: null, status: 'active' })
  })

  it('one other person is incomplete, without an approver', async () => {
    const incomplete = and(eq(profiles.companyId, 'aurora'), isNull(profiles.dateOfBirth))
    expect(await opened.db.select().from(profiles).where(incomplete)).toHaveLength(1)
    const everybody = await opened.db.select().from(profiles)
    const holders = new Set((await opened.db.select().from(creditCards)).map(({ profileId }) => profileId))
    const without = everybody.filter(({ id }) => !holders.has(id)).map(({ email }) => email)
    expect(without.toSorted()).toEqual([
      'agent@northline.example',
      'newcomer@aurora.example',
      'newcomer@boreal.example',
      'newhire@aurora.example',
      'nobody@aurora.example',
    ])
    const unapproved = await opened.db.select().from(employees).where(isNull(employees.approverId))
    expect(unapproved.map(({ id }) => id).toSorted()).toEqual(['e-aurora-037', 'e-aurora-newhire'])
  })

  it('the sandbox user has no employee', async () => {
    expect((await profileOf('nobody@aurora.example')).employeeId).toBeNull()
  })

  it('the arranger has approved and unanswered travelers', async () => {
    const { id } = await profileOf('arranger@aurora.example')
    const rows = await opened.db.select().from(arrangerRequests).where(eq(arrangerRequests.arrangerProfileId, id))
    expect(rows.filter((row) => row.status === 'approved')).toHaveLength(8)
    expect(rows.filter((row) => row.status === 'sent')).toHaveLength(2)
  })
})

describe('the seed as a whole', () => {
  it('the seed has advisories for forty countries, marked as demo data', async () => {
    const rows = await opened.db.select().from(advisories)
    expect(new Set(rows.map((row) => row.targetCountry)).size).toBe(40)
    for (const { warningText } of rows) {
      expect(warningText.en).toContain('Demo data, not current advice')
      expect(warningText.fr).toContain('Données de démonstration')
      expect(warningText.es).toContain('Datos de demostración')
    }
  })

  it('the seed marks the free texts of the second company', async () => {
    const boreal = sql`company_id = 'boreal'`
    const centres = await opened.db.select().from(costCenters).where(boreal)
    for (const { names } of centres) expect(names.every((name) => name.value.includes('Boreal'))).toBe(true)
    for (const row of await opened.db.select().from(employees).where(boreal)) expect(row.jobTitle).toContain('Boreal')
    for (const row of await opened.db.select().from(travelPolicies).where(boreal)) expect(row.name).toContain('Boreal')
    for (const row of await opened.db.select().from(invoices).where(boreal)) {
      expect(row.number).toMatch(/^BOREAL-/)
    }
  })
})

describe('the wallets', () => {
  it('the demo cards have sealed and masked numbers', async () => {
    const rows = await opened.db.select().from(creditCards)
    for (const row of rows) {
      const number = opened.sealer.open(row.sealedNumber)
      expect(row.maskedNumber).toBe(`${number.slice(0, 5)}${'*'.repeat(number.length - 9)}${number.slice(-4)}`)
      expect(JSON.stringify({ ...row, sealedNumber: '' })).not.toContain(number)
    }
    const ours = rows.filter((row) => row.companyId === 'aurora').map((row) => lastDay(row.expiryMonth))
    expect(ours.filter((end) => end < now)).toHaveLength(2)
    expect(ours.filter((end) => end >= now && end < after(60))).toHaveLength(2)
  })

  it('a person who never signed in has attempted no module', async () => {
    const rows = await opened.db
      .select({ registeredAt: profiles.registeredAt })
      .from(educationProgress)
      .innerJoin(profiles, eq(profiles.id, educationProgress.profileId))
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.filter(({ registeredAt }) => registeredAt === null)).toEqual([])
  })

  it('the demo has forty passports and a second one, three expired and four about to expire', async () => {
    const rows = await opened.db.select().from(travelDocuments).where(eq(travelDocuments.companyId, 'aurora'))
    const ends = rows.map((row) => new Date(row.expirationDate))
    expect(ends).toHaveLength(41)
    expect(ends.filter((end) => end < now)).toHaveLength(3)
    expect(ends.filter((end) => end >= now && end < after(183))).toHaveLength(4)
  })
})
