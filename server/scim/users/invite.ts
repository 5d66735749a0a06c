import { eq } from 'drizzle-orm'
import { supportedCulture } from '#contract/locales.ts'
import { companies } from '#server/db/schema/company.ts'
import { accounts, profiles } from '#server/db/schema/people.ts'
import { invitationAddress } from '#server/domains/session/addresses.ts'
import { isExternal } from '#server/domains/session/external/tokens.ts'
import { utcText } from '#server/domains/session/invitationMail.ts'
import { invitationHours, issueInvitation } from '#server/domains/session/invitations.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Services } from '#server/services/services.ts'

/**
 * Mails an employee, in their language, how to begin: with a link for choosing a password, or where they sign in at
 * another party's provider. Whoever can sign in already is not invited.
 */
export async function inviteEmployee(profileId: string, services: Services): Promise<void> {
  const { db, env, now, mailQueue } = services
  const [row] = await db
    .select({ account: accounts, profile: profiles, company: companies.displayName })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.profileId))
    .innerJoin(companies, eq(companies.id, profiles.companyId))
    .where(eq(accounts.profileId, profileId))
  if (!row || row.account.passwordHash !== null || (isExternal(env) && row.profile.registeredAt !== null)) return
  const { account, profile, company } = row
  const culture = supportedCulture(profile.cultureCode)
  const { say } = formatterFor(culture)
  const named = { name: profile.firstName, company }
  const text = async () => {
    if (isExternal(env)) {
      const there = { link: env.PUBLIC_URL, provider: new URL(env.OIDC_ISSUER).host, address: account.email }
      return say('scim.invitation.elsewhere', { ...named, ...there })
    }
    const { token, expiresAt } = await issueInvitation(db, account.id, now())
    const until = utcText(expiresAt, culture)
    return say('scim.invitation.text', { ...named, link: invitationAddress(env, token), until, hours: invitationHours })
  }
  await mailQueue.add(db, 'employeeInvited', {
    to: { name: `${profile.firstName} ${profile.lastName}`, address: account.email },
    subject: say('scim.invitation.subject', { company }),
    text: `${await text()}\n`,
  })
}
