import type { KoaContextWithOIDC } from 'oidc-provider'
import { html } from 'hono/html'
import { requiredName, tidiedName } from '#contract/fields/fields.ts'
import { setPasswordPath, identityPath } from '#server/domains/session/addresses.ts'
import {
  acceptInvitation,
  findInvitation,
  type InvitationAnswer,
  type Invitation,
  invitationHours,
} from '#server/domains/session/invitations.ts'
import type { Services } from '#server/services/services.ts'
import { offerSignIn } from './newPasswordSignIn.ts'
import { originOf, recordOrigin } from './knownPlaces.ts'
import { pageLanguage } from './language.ts'
import { readOwnForm } from './forms/ownForm.ts'
import { type SetPasswordPage, setPasswordPage } from './pages/setPasswordPage.ts'
import { forgottenPasswordAddress } from './pages/forgottenPasswordPage.ts'
import { answerPage } from './pages/layout.ts'
import { passwordProblem } from '#server/crypto/passwordRules.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { invitationLimits } from './signInLimits.ts'
import { setLoginCookie } from './typedLogin.ts'

type Invited = Invitation['invited']

/** The page of an invitation's link. Opening it does not use the link up: mail programs open links in advance. */
export async function setPassword(ctx: KoaContextWithOIDC, services: Services) {
  ctx.set('Cache-Control', 'no-store')
  const token = ctx.path.slice(setPasswordPath.length)
  const invitation = await findInvitation(token, services)
  const language = pageLanguage(ctx, invitation?.invited.profile.cultureCode)
  const limits = invitationLimits(invitation?.invited.account.id, originOf(ctx), services)
  const form = ctx.method === 'POST' ? await readOwnForm(ctx, services.env.PUBLIC_URL) : undefined
  const wait = form ? await limits.begin() : 0
  if (wait > 0) {
    ctx.set('Retry-After', String(wait))
    return invitationNotice(ctx, language, 'tooMany')
  }
  if (invitation?.state !== 'open')
    return invitationNotice(ctx, language, invitation?.state ?? 'unknown', invitation?.hours)

  const { invited } = invitation
  const { firstName, lastName } = invited.profile
  const asksName = !firstName || !lastName
  const show = (said: Pick<SetPasswordPage, 'name' | 'problem'>) =>
    setPasswordPage(ctx, language, { login: invited.account.email, ...said })
  if (!form) return show({ name: asksName ? { firstName, lastName } : undefined, problem: undefined })

  const { firstName: first = '', lastName: last = '' } = form
  const name = asksName ? { firstName: tidiedName(first), lastName: tidiedName(last) } : undefined
  const accepted = { password: form.password ?? '', ...(name && { name }) }
  const problem =
    (await problemOf(accepted, invited)) ?? ((form.again ?? '') === accepted.password ? undefined : 'different')
  if (problem) return show({ name, problem })
  if (!(await acceptInvitation(token, accepted, services))) return invitationNotice(ctx, language, 'used')
  await limits.succeeded()
  // The place is known from now on, so attempts from other places, or earlier ones, do not delay the next sign-in.
  await recordOrigin(ctx, invited.account.id, services)
  setLoginCookie(ctx, invited.account.email)
  // The application begins a sign-in of its own, which needs no form then.
  if (await offerSignIn(ctx, invited.account.id, services)) return goToApplication(ctx)
  return invitationNotice(ctx, language, 'done')
}

function goToApplication(ctx: KoaContextWithOIDC) {
  ctx.redirect('/')
  ctx.status = 303
}

async function problemOf({ password, name }: InvitationAnswer, { account, profile }: Invited) {
  if (name && !Object.values(name).every((part) => requiredName.safeParse(part).success)) return 'name'
  return passwordProblem(password, { email: account.email, ...(name ?? profile) })
}

const statuses = { done: 200, used: 410, expired: 410, unknown: 404, tooMany: 429 }

/**
 * Shows that a link is no longer valid, or that the password is set; with a link to continue.
 * @param hours how long such a link works
 */
function invitationNotice(
  ctx: KoaContextWithOIDC,
  language: Language,
  said: keyof typeof statuses,
  hours = invitationHours,
) {
  const { say } = formatterFor(language)
  const title = say(`identity.invitation.${said}.title`)
  const action = say(`identity.invitation.${said}.action`)
  const another = said === 'expired' || said === 'used' || said === 'unknown'
  const next = said === 'tooMany' ? `${identityPath}${ctx.path}` : '/'
  ctx.status = statuses[said]
  return answerPage(
    ctx,
    language,
    title,
    html`<section>
      <h1>${title}</h1>
      <p>${say(`identity.invitation.${said}.text`, { hours })}</p>
      <div class="row">
        <a class="main" href="${next}">${action}</a>
        ${another ? html`<a class="second" href="${forgottenPasswordAddress(language)}">${say('identity.invitation.another')}</a>` : ''}
      </div>
    </section>`,
  )
}
