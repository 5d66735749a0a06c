import type { KoaContextWithOIDC } from 'oidc-provider'
import { requiredName } from '#contract/fields.ts'
import { setPasswordPath } from '#server/domains/session/addresses.ts'
import { acceptInvitation, findInvitation } from '#server/domains/session/invitations.ts'
import type { InvitationAnswer, Invitation } from '#server/domains/session/invitations.ts'
import type { Services } from '#server/services/services.ts'
import type { Attempts } from './attempts.ts'
import { pageLanguage } from './language.ts'
import { invitationNotice } from './pages/invitationNotice.ts'
import { type SetPasswordPage, setPasswordPage } from './pages/setPasswordPage.ts'
import { passwordProblem } from '#server/crypto/passwordRules.ts'
import { readForm } from './readForm.ts'

type Invited = Invitation['invited']

/** The page of an invitation's link. Opening it does not use the link up: mail programs open links in advance. */
export async function setPassword(ctx: KoaContextWithOIDC, services: Services, attempts: Attempts) {
  ctx.set('Cache-Control', 'no-store')
  const token = ctx.path.slice(setPasswordPath.length)
  const invitation = await findInvitation(token, services)
  const language = pageLanguage(ctx, invitation?.invited.profile.cultureCode)
  const key = `${invitation?.invited.account.id ?? 'unknown invitation'} ${ctx.ip}`
  if (ctx.method === 'POST' && !attempts.begin(key)) return invitationNotice(ctx, language, 'tooMany')
  if (invitation?.state !== 'open') return invitationNotice(ctx, language, invitation?.state ?? 'unknown')

  const { invited } = invitation
  const { firstName, lastName } = invited.profile
  const asksName = !firstName || !lastName
  const show = (said: Pick<SetPasswordPage, 'name' | 'problem'>) =>
    setPasswordPage(ctx, language, { login: invited.account.email, ...said })
  if (ctx.method !== 'POST') return show({ name: asksName ? { firstName, lastName } : undefined, problem: undefined })

  const form = await readForm(ctx)
  const field = (name: string) => form.get(name) ?? ''
  const name = asksName ? { firstName: field('firstName').trim(), lastName: field('lastName').trim() } : undefined
  const accepted = { password: field('password'), ...(name && { name }) }
  const problem =
    (await problemOf(accepted, invited)) ?? (field('again') === accepted.password ? undefined : 'different')
  if (problem) return show({ name, problem })
  if (!(await acceptInvitation(token, accepted, services))) return invitationNotice(ctx, language, 'used')
  attempts.succeeded(key)
  return invitationNotice(ctx, language, 'done')
}

async function problemOf({ password, name }: InvitationAnswer, { account, profile }: Invited) {
  if (name && !Object.values(name).every((part) => requiredName.safeParse(part).success)) return 'name'
  return passwordProblem(password, { email: account.email, ...(name ?? profile) })
}
