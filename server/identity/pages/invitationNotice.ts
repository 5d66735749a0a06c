import { html } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { identityPath } from '#server/domains/session/addresses.ts'
import { invitationHours } from '#server/domains/session/invitations.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { forgottenPasswordAddress } from './forgottenPasswordPage.ts'
import { answerPage } from './layout.ts'

const statuses = { done: 200, used: 410, expired: 410, unknown: 404, tooMany: 429 }

/**
 * Shows that a link is no longer valid, or that the password is set; with a link to continue.
 * @param hours how long such a link works
 */
export function invitationNotice(
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
