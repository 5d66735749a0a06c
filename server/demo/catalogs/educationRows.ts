import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { employees } from '#server/db/schema/company/company.ts'
import { educationProgress, educationSettings } from '#server/db/schema/site/education.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { lastValidDay } from '#server/domains/education/education.rules.ts'
import { modules } from '#server/reference/education/modules.ts'
import { calendarDate, daysFrom } from '../data/days.ts'

/** The company whose people have begun. */
const companyId = 'aurora'

/** Modules that the company requires: days to pass them, and days ago when it decided so. */
const required = [
  { moduleId: 'travel-policy', dueDays: 30, daysAgo: 75 },
  { moduleId: 'ready-to-book', dueDays: 14, daysAgo: 240 },
  { moduleId: 'data-on-the-road', dueDays: 60, daysAgo: 20 },
]

/** The numbers of people in a hundred who have passed a module, and who have begun it. */
const shares: Record<string, { passed: number; begun: number }> = {
  'before-you-go': { passed: 62, begun: 10 },
  'on-the-ground': { passed: 34, begun: 12 },
  'data-on-the-road': { passed: 41, begun: 17 },
  'travel-policy': { passed: 71, begun: 11 },
  'book-well': { passed: 28, begun: 9 },
  'when-plans-change': { passed: 19, begun: 14 },
  'fewer-emissions': { passed: 37, begun: 8 },
  'ready-to-book': { passed: 83, begun: 6 },
}

/** People with a trip to a country with strict advice who have not passed its module, so that their reminder shows. */
const withoutPass = ['p-aurora-034', 'p-aurora-045']

/** How far the first traveler of the demo is: of every state one. A number is days since the certificate. */
const ofTraveler: Record<string, number | 'begun' | undefined> = {
  'before-you-go': 96,
  'ready-to-book': 198,
  'fewer-emissions': 41,
  'travel-policy': 'begun',
  'on-the-ground': 800,
}

/** A number of 0–99 that is the same for the same person and module in every seed. */
function lotOf(profileId: string, moduleId: string): number {
  const text = `${profileId} ${moduleId}`
  return Array.from(text, (letter) => letter.charCodeAt(0)).reduce((sum, code) => (sum * 31 + code) % 9973, 7) % 100
}

/** Inserts the settings of the first company, and how far its people are. People who never signed in have attempted nothing. */
export async function plantEducation(db: Database, now: Date): Promise<void> {
  await db.insert(educationSettings).values(
    required.map(({ moduleId, dueDays, daysAgo }) => ({
      companyId,
      moduleId,
      dueDays,
      assignment: 'required' as const,
      requiredSince: daysFrom(now, -daysAgo),
      version: 2,
    })),
  )
  const people = await db
    .select({ profileId: profiles.id })
    .from(profiles)
    .innerJoin(employees, eq(employees.id, profiles.employeeId))
    .where(and(eq(profiles.companyId, companyId), ne(employees.type, 'guest'), isNotNull(profiles.registeredAt)))
    .orderBy(asc(profiles.id))
  const rows = people.flatMap(({ profileId }) => modules.flatMap(({ id }) => progressOf(profileId, id, now) ?? []))
  await db.insert(educationProgress).values(rows)
}

type ProgressRow = typeof educationProgress.$inferInsert

function progressOf(profileId: string, moduleId: string, now: Date): ProgressRow | undefined {
  if (profileId === 'p-aurora-traveller') return rowOf(profileId, moduleId, ofTraveler[moduleId], now)
  if (profileId === 'p-aurora-newhire') return undefined
  const lot = lotOf(profileId, moduleId)
  const { passed = 0, begun = 0 } = shares[moduleId] ?? {}
  if (moduleId === 'before-you-go' && !withoutPass.includes(profileId) && lot >= passed && !/\d$/.test(profileId))
    return rowOf(profileId, moduleId, 30 + lot, now)
  if (moduleId === 'before-you-go' && withoutPass.includes(profileId)) return rowOf(profileId, moduleId, 'begun', now)
  if (lot < passed) return rowOf(profileId, moduleId, 12 + lot * 4, now)
  return rowOf(profileId, moduleId, lot < passed + begun ? 'begun' : undefined, now)
}

function rowOf(
  profileId: string,
  moduleId: string,
  state: number | 'begun' | undefined,
  now: Date,
): ProgressRow | undefined {
  if (state === undefined) return undefined
  const row = { companyId, profileId, moduleId }
  if (state === 'begun') return { ...row, startedAt: daysFrom(now, -9), attempts: 1, score: 50 }
  const passedOn = calendarDate(daysFrom(now, -state))
  const months = modules.find(({ id }) => id === moduleId)?.validMonths ?? 12
  return {
    ...row,
    startedAt: daysFrom(now, -state),
    attempts: 1 + (state % 2),
    score: 100,
    passedOn,
    validUntil: lastValidDay(passedOn, months),
  }
}
