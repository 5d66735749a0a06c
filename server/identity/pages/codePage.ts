import { html } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { activationCodeLength } from '#contract/profile/profileChanges.ts'
import type { Language } from '#server/http/requests/language.ts'
import { identityPath } from '#server/domains/session/addresses.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { formToken } from '#server/identity/forms/ownForm.ts'
import { answerPage } from './layout.ts'

interface CodePage {
  /** The last digits of the telephone the code was sent to. */
  ending: string
  said: 'wrong' | 'sent' | undefined
}

/** Asks for the code that was sent after a correct password. */
export function codePage(ctx: KoaContextWithOIDC, language: Language, { ending, said }: CodePage) {
  const { say } = formatterFor(language)
  const invalid = said === 'wrong' ? html` aria-invalid="true" aria-describedby="problem"` : ''
  return answerPage(
    ctx,
    language,
    say('identity.code.title'),
    html`<section>
      <h1>${say('identity.code.title')}</h1>
      <p>${say('identity.code.text', { ending })}</p>
      ${said === 'wrong' ? html`<p class="alert" role="alert" id="problem">${say('identity.code.wrong')}</p>` : ''}
      ${said === 'sent' ? html`<p role="status">${say('identity.code.sent')}</p>` : ''}
      <form class="own" method="post" action="${identityPath}${ctx.path}">
        <input type="hidden" name="token" value="${formToken(ctx)}" />
        <label>
          ${say('identity.code.label')}
          <input
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="${activationCodeLength}"
            required
            autofocus
            ${invalid}
          />
        </label>
        <button class="main">${say('identity.code.action')}</button>
      </form>
      <form class="own" method="post" action="${identityPath}${ctx.path}">
        <input type="hidden" name="token" value="${formToken(ctx)}" />
        <button name="again" value="1">${say('identity.code.again')}</button>
      </form>
    </section>`,
  )
}
