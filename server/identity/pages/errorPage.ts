import { html } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Language } from '#server/http/language.ts'
import { answerPage, textsIn } from './layout.ts'

/** What went wrong while signing in, and the way back; never the request's own words. */
export function errorPage(ctx: KoaContextWithOIDC, language: Language, code: string) {
  const { error } = textsIn(language)
  const isExpired = code === 'session_not_found' || code === 'invalid_interaction'
  return answerPage(
    ctx,
    language,
    error.title,
    html`<section>
      <h1>${error.title}</h1>
      <p>${isExpired ? error.expired : error.other} ${isExpired ? '' : html`<code>${code}</code>`}</p>
      <div class="row"><a class="main" href="/">${error.back}</a></div>
    </section>`,
  )
}
