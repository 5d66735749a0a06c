import { html } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { identityPath } from '#server/domains/session/addresses.ts'
import { invitationHours } from '#server/domains/session/invitations.ts'
import type { Language } from '#server/http/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { answerPage } from './layout.ts'

const statuses = { done: 200, used: 410, expired: 410, unknown: 404, tooMany: 429 }

/** Tells that an invitation is no longer valid, or that the password is set; with a link for going on. */
export function invitationNotice(ctx: KoaContextWithOIDC, language: Language, said: keyof typeof statuses) {
  const { say } = formatterFor(language)
  const title = say(`identity.invitation.${said}.title`)
  const action = say(`identity.invitation.${said}.action`)
  const next = said === 'tooMany' ? `${identityPath}${ctx.path}` : '/'
  ctx.status = statuses[said]
  return answerPage(
    ctx,
    language,
    title,
    html`<section>
      <h1>${title}</h1>
      <p>${say(`identity.invitation.${said}.text`, { hours: invitationHours })}</p>
      <div class="row">
        <a class="main" href="${next}">${action}</a>
      </div>
    </section>`,
  )
}
