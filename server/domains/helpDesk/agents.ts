import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { helpDeskAgents } from '#server/db/schema/site/helpDesk.ts'
import { accounts, profileRoles, profiles } from '#server/db/schema/company/people.ts'
import { fullName } from '#contract/texts/fullName.ts'

/** The result of giving or taking a company: the agent, and all companies they serve now; or the unknown part. */
export type AgentChange = { agent: string; serves: string[] } | { unknown: 'person' | 'company' | 'guest' }

/**
 * Makes a person with an account an agent of the help desk for a company, or ends that. The role is held while the agent
 * serves any company. Only the operator does this: an agent reads requests of people of other companies.
 * @param company id or display name
 */
export const setAgentOf = (
  db: Database,
  { email, company, serves }: { email: string; company: string; serves: boolean },
): Promise<AgentChange> =>
  db.transaction(async (tx) => {
    const person = await findPerson(tx, email)
    if (!person) return { unknown: 'person' }
    const { id: profileId } = person
    const roleCondition = (role: 'Guest' | 'HelpDeskAgent') =>
      and(eq(profileRoles.profileId, profileId), eq(profileRoles.role, role))
    if ((await tx.$count(profileRoles, roleCondition('Guest'))) > 0) return { unknown: 'guest' }
    const companyId = await findCompany(tx, company)
    if (!companyId) return { unknown: 'company' }
    const servedCondition = and(eq(helpDeskAgents.profileId, profileId), eq(helpDeskAgents.companyId, companyId))
    if (serves) await tx.insert(helpDeskAgents).values({ profileId, companyId }).onConflictDoNothing()
    else await tx.delete(helpDeskAgents).where(servedCondition)
    const served = await companiesOf(tx, profileId)
    if (served.length > 0)
      await tx.insert(profileRoles).values({ profileId, role: 'HelpDeskAgent' }).onConflictDoNothing()
    else await tx.delete(profileRoles).where(roleCondition('HelpDeskAgent'))
    return { agent: fullName(person), serves: served }
  })

/** Every agent with the names of the companies they serve. */
export async function listAgents(db: Database): Promise<{ email: string; company: string }[]> {
  return db
    .select({ email: profiles.email, company: companies.displayName })
    .from(helpDeskAgents)
    .innerJoin(profiles, eq(profiles.id, helpDeskAgents.profileId))
    .innerJoin(companies, eq(companies.id, helpDeskAgents.companyId))
    .orderBy(profiles.email, companies.displayName)
}

async function findPerson(tx: Database, email: string) {
  const [found] = await tx
    .select({ id: profiles.id, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.profileId))
    .where(eq(accounts.email, email))
  return found
}

async function findCompany(tx: Database, named: string): Promise<string | undefined> {
  const all = await tx.select({ id: companies.id, name: companies.displayName }).from(companies)
  const meant = named.trim().toLowerCase()
  return all.find(({ id, name }) => id === meant || name.toLowerCase() === meant)?.id
}

async function companiesOf(tx: Database, profileId: string): Promise<string[]> {
  const rows = await tx
    .select({ name: companies.displayName })
    .from(helpDeskAgents)
    .innerJoin(companies, eq(companies.id, helpDeskAgents.companyId))
    .where(eq(helpDeskAgents.profileId, profileId))
    .orderBy(companies.displayName)
  return rows.map(({ name }) => name)
}
