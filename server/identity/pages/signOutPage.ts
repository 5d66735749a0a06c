import { html, raw } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { answerPage } from './layout.ts'

/** Asks for confirmation where no ID token proves who signs out. `form` is the library's, with its one-time secret. */
export function signOutPage(ctx: KoaContextWithOIDC, language: Language, form: string) {
  const { say } = formatterFor(language)
  return answerPage(
    ctx,
    language,
    say('identity.signOut.title'),
    html`<section>
      <h1>${say('identity.signOut.title')}</h1>
      <p>${say('identity.signOut.text')}</p>
      ${raw(form)}
      <div class="row">
        <button class="main" form="op.logoutForm" name="logout" value="yes">${say('identity.signOut.yes')}</button>
        <a class="second" href="/">${say('identity.signOut.no')}</a>
      </div>
    </section>`,
  )
}

export function signedOutPage(ctx: KoaContextWithOIDC, language: Language) {
  const { say } = formatterFor(language)
  return answerPage(
    ctx,
    language,
    say('identity.signedOut.title'),
    html`<section>
      <h1>${say('identity.signedOut.title')}</h1>
      <p>${say('identity.signedOut.text')}</p>
      <div class="row"><a class="main" href="/">${say('identity.signedOut.back')}</a></div>
    </section>`,
  )
}
