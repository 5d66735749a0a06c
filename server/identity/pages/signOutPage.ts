import { html, raw } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Language } from '#server/http/language.ts'
import { answerPage, textsIn } from './layout.ts'

/** Asks before signing out when nobody vouches for who is asking. `form` is the library's own, with its one-time secret. */
export function signOutPage(ctx: KoaContextWithOIDC, language: Language, form: string) {
  const { signOut } = textsIn(language)
  return answerPage(
    ctx,
    language,
    signOut.title,
    html`<section>
      <h1>${signOut.title}</h1>
      <p>${signOut.text}</p>
      ${raw(form)}
      <div class="row">
        <button class="main" form="op.logoutForm" name="logout" value="yes">${signOut.yes}</button>
        <a class="second" href="/">${signOut.no}</a>
      </div>
    </section>`,
  )
}

export function signedOutPage(ctx: KoaContextWithOIDC, language: Language) {
  const { signedOut } = textsIn(language)
  return answerPage(
    ctx,
    language,
    signedOut.title,
    html`<section>
      <h1>${signedOut.title}</h1>
      <p>${signedOut.text}</p>
      <div class="row"><a class="main" href="/">${signedOut.back}</a></div>
    </section>`,
  )
}
