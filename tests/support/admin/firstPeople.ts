import { eq } from 'drizzle-orm'
import type { Profile } from '#contract/profile/profile.ts'
import type { CompanyPlan } from '#server/domains/admin/companyDefaults.ts'
import { createApi } from '#server/api.ts'
import { createApp } from '#server/app.ts'
import { profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { createCompany } from '#server/domains/admin/createCompany.ts'
import type { Services } from '#server/services/services.ts'
import { realPeople } from '#tests/support/commands/companyCommand.ts'
import { planOf } from '#tests/support/commands/firstCompany.ts'
import { openTestServices } from '#tests/support/http/server.ts'

export const firstAdmin = 'ada@first.example'

const born = { dateOfBirth: '1990-05-04', gender: 'F' }

/** The bearer token of a person is their e-mail address. */
async function findCaller({ db }: Services, authorization: string | undefined) {
  const email = authorization?.replace('Bearer ', '') ?? ''
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, email))
  if (!profile) return undefined
  const { id: profileId, employeeId, companyId } = profile
  const held = await db.select().from(profileRoles).where(eq(profileRoles.profileId, profileId))
  const ids = { accountId: `a-${profileId}`, grantId: `g-${profileId}`, profileId, employeeId, companyId }
  return { ...ids, roles: held.map(({ role }) => role), isRegistered: true }
}

/** A company as `npm run company` creates it on an empty database, and its people by their addresses. */
export async function openFirstCompany(changed: Partial<CompanyPlan> = {}) {
  const { services, close } = await openTestServices(realPeople)
  const plan = planOf('--name', 'First', '--admin', firstAdmin, '--culture', 'en-CA')
  const made = await createCompany({ ...plan, company: { ...plan.company, ...changed } }, services)
  if ('taken' in made) throw new Error(made.taken)
  const { companyId } = made
  const api = createApi(services, findCaller)
  const send = (as: string, method: string, path: string, body?: object) =>
    api.request(path, {
      method,
      headers: { Authorization: `Bearer ${as}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  async function done<Answer>(...call: Parameters<typeof send>): Promise<Answer> {
    const answer = await send(...call)
    if (!answer.ok) throw new Error(`${call[2]} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const profileOf = async (email: string) =>
    (await services.db.select().from(profiles).where(eq(profiles.email, email)))[0]!
  return {
    services,
    close,
    companyId,
    admin: `/company/admin/companies/${companyId}`,
    send,
    done,
    scim: createApp(services),
    profileOf,
    /** Fills in the details that employees provide themselves: telephone, day of birth, gender and a card. */
    complete: async (email: string) => {
      const { id } = await profileOf(email)
      await services.db.update(profiles).set({ registeredAt: services.now() }).where(eq(profiles.id, id))
      const given = { phoneCountryCode: '1', phoneType: 'mobile', phoneNumber: '5145550123', ...born }
      const patch = Object.entries(given).map(([name, value]) => ({ op: 'replace', path: `/${name}`, value }))
      await done(email, 'PATCH', `/main/companies/${companyId}/profiles/${id}`, patch)
      await done(email, 'POST', `/main/profiles/${id}/credit-cards`, {
        number: '4111111111111111',
        name: 'Mine',
        expiryDate: `${services.now().getFullYear() + 2}-05`,
        uses: ['air', 'rail', 'hotel', 'car'],
      })
    },
    /** Whether the person may book, and the issues against it. */
    booking: async (email: string) => {
      const { id } = await profileOf(email)
      const profile = await done<Profile>(email, 'GET', `/main/companies/${companyId}/profiles/${id}`)
      return { mayBook: profile.isAllowedToBook, issues: profile.profileIssues.map(({ issue }) => issue) }
    },
  }
}
