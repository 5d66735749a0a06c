import { html } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { forgottenPasswordPath, identityPath } from '#server/domains/session/addresses.ts'
import { resetHours } from '#server/domains/session/invitations.ts'
import type { Language } from '#server/http/requests/language.ts'
import { formToken } from '#server/identity/forms/ownForm.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { answerPage, documentLanguage } from './layout.ts'

export interface ForgottenPasswordPage {
  /** The content of the field. */
  login: string
  problem?: 'address' | 'tooMany'
}

/** The address of the page, in the current language. */
export const forgottenPasswordAddress = (language: Language) =>
  `${identityPath}${forgottenPasswordPath}?ui_locales=${documentLanguage[language]}`

/** Asks for the address that gets the link for a new password. */
export function forgottenPasswordPage(
  ctx: KoaContextWithOIDC,
  language: Language,
  { login, problem }: ForgottenPasswordPage,
) {
  const { say } = formatterFor(language)
  const invalid = problem ? html` aria-invalid="true" aria-describedby="problem" autofocus` : ''
  return answerPage(
    ctx,
    language,
    say('identity.forgotten.title'),
    html`<section>
      <h1>${say('identity.forgotten.title')}</h1>
      <p>${say('identity.forgotten.intro')}</p>
      ${problem ? html`<p class="alert" role="alert" id="problem">${say(`identity.forgotten.${problem}`)}</p>` : ''}
      <form class="own" method="post" action="${forgottenPasswordAddress(language)}">
        <input type="hidden" name="token" value="${formToken(ctx)}" />
        <label>
          ${say('identity.signIn.login')}
          <input name="login" type="email" autocomplete="username" required value="${login}" ${invalid} />
        </label>
        <button class="main">${say('identity.forgotten.action')}</button>
        <a class="quiet" href="/">${say('identity.forgotten.back')}</a>
      </form>
    </section>`,
  )
}

/** Shows that a mail was sent if the address belongs to an account; the same for every address. */
export function resetSentPage(ctx: KoaContextWithOIDC, language: Language, login: string) {
  const { say } = formatterFor(language)
  return answerPage(
    ctx,
    language,
    say('identity.forgotten.sent.title'),
    html`<section>
      <h1>${say('identity.forgotten.sent.title')}</h1>
      <p>${say('identity.forgotten.sent.text', { login, hours: resetHours })}</p>
      <p>${say('identity.forgotten.sent.nothing')}</p>
      <div class="row">
        <a class="main" href="/">${say('identity.forgotten.back')}</a>
        <a class="second" href="${forgottenPasswordAddress(language)}">${say('identity.forgotten.again')}</a>
      </div>
    </section>`,
  )
}
