import { html } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { fieldLimits } from '#contract/fields/fields.ts'
import { identityPath } from '#server/domains/session/addresses.ts'
import type { Language } from '#server/http/requests/language.ts'
import { passwordLength, type PasswordProblem } from '#server/crypto/passwordRules.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { formToken } from '#server/identity/forms/ownForm.ts'
import { answerPage } from './layout.ts'

export interface SetPasswordPage {
  /** The sign-in address. */
  login: string
  /** Undefined when the invitation has the full name; otherwise shown as fields with the known values. */
  name: { firstName: string; lastName: string } | undefined
  problem: PasswordProblem | 'different' | 'name' | undefined
}

/** Asks an invited person for a password, twice, because it is hidden while typing. */
export function setPasswordPage(
  ctx: KoaContextWithOIDC,
  language: Language,
  { login, name, problem }: SetPasswordPage,
) {
  const { say } = formatterFor(language)
  const { least } = passwordLength
  const isAbout = (field: 'name' | 'password') => problem && (problem === 'name') === (field === 'name')
  const invalid = isAbout('password')
    ? html` aria-invalid="true" aria-describedby="problem rules"`
    : html` aria-describedby="rules"`
  return answerPage(
    ctx,
    language,
    say('identity.setPassword.title'),
    html`<section>
      <h1>${say('identity.setPassword.title')}</h1>
      <p>${say('identity.setPassword.intro')}</p>
      ${problem ? html`<p class="alert" role="alert" id="problem">${say(`identity.setPassword.${problem}`, passwordLength)}</p>` : ''}
      <form class="own" method="post" action="${identityPath}${ctx.path}">
        <input type="hidden" name="token" value="${formToken(ctx)}" />
        <label>
          ${say('identity.setPassword.login')}
          <input type="email" autocomplete="username" readonly value="${login}" />
        </label>
        ${name ? nameFields(language, name, isAbout('name') === true) : ''}
        <label>
          ${say('identity.setPassword.password')}
          <input name="password" type="password" autocomplete="new-password" minlength="${least}" required ${invalid} />
        </label>
        <p id="rules">${say('identity.setPassword.rules', passwordLength)}</p>
        <label>
          ${say('identity.setPassword.again')}
          <input name="again" type="password" autocomplete="new-password" required ${invalid} />
        </label>
        <button class="main">${say('identity.setPassword.action')}</button>
      </form>
    </section>`,
  )
}

function nameFields(language: Language, name: NonNullable<SetPasswordPage['name']>, isWrong: boolean) {
  const { say } = formatterFor(language)
  const described = isWrong ? html` aria-invalid="true" aria-describedby="problem"` : ''
  return (['firstName', 'lastName'] as const).map(
    (field) =>
      html`<label>
        ${say(`identity.setPassword.${field}`)}
        <input
          name="${field}"
          autocomplete="${field === 'firstName' ? 'given-name' : 'family-name'}"
          maxlength="${fieldLimits.name}"
          required
          value="${name[field]}"
          ${described}
        />
      </label>`,
  )
}
