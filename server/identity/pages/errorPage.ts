import { html } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Language } from '#server/http/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { answerPage } from './layout.ts'

/** Tells that signing in failed, and links back; never repeats text of the request. */
export function errorPage(ctx: KoaContextWithOIDC, language: Language, code: string) {
  const { say } = formatterFor(language)
  const isExpired = code === 'session_not_found' || code === 'invalid_interaction'
  return answerPage(
    ctx,
    language,
    say('identity.error.title'),
    html`<section>
      <h1>${say('identity.error.title')}</h1>
      <p>
        ${isExpired ? say('identity.error.expired') : say('identity.error.other')}
        ${isExpired ? '' : html`<code>${code}</code>`}
      </p>
      <div class="row"><a class="main" href="/">${say('identity.error.back')}</a></div>
    </section>`,
  )
}
