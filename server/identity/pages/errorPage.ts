import { html } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Language } from '#server/http/requests/language.ts'
import { formatterFor } from '#server/messages/messages.ts'
import { answerPage } from './layout.ts'

/** Failures with an explanation, by code. For others the page shows the code. */
const explained: Record<string, 'expired' | 'badInput' | 'foreign' | 'stale' | 'tooLarge' | 'tooMany'> = {
  session_not_found: 'expired',
  invalid_interaction: 'expired',
  badInput: 'badInput',
  brokenOff: 'badInput',
  notForm: 'badInput',
  foreignForm: 'foreign',
  staleForm: 'stale',
  tooLarge: 'tooLarge',
  tooManySignIns: 'tooMany',
}

/** Shows that signing in failed, with a link back; never repeats text of the request. */
export function errorPage(ctx: KoaContextWithOIDC, language: Language, code: string) {
  const { say } = formatterFor(language)
  const known = explained[code] ?? 'other'
  return answerPage(
    ctx,
    language,
    say('identity.error.title'),
    html`<section>
      <h1>${say('identity.error.title')}</h1>
      <p>${say(`identity.error.${known}`)} ${known === 'other' ? html`<code>${code}</code>` : ''}</p>
      <div class="row"><a class="main" href="/">${say('identity.error.back')}</a></div>
    </section>`,
  )
}
