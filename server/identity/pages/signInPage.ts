import { html } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Language } from '#server/http/language.ts'
import { identityPath } from '#server/domains/session/addresses.ts'
import { formatterFor } from '#server/messages/messages.ts'
import type { Say } from '#server/messages/messages.ts'
import { formToken } from '#server/identity/forms/ownForm.ts'
import { answerPage } from './layout.ts'

export interface DemoPerson {
  /** `traveller@aurora` */
  handle: string
  email: string
  name: string
  company: string
}
export interface SignInPage {
  /** The login entered before, or the application's login hint. */
  login: string
  problem: 'wrong' | 'missing' | 'tooMany' | 'tooManyToday' | 'codeOver' | 'codeNotSent' | undefined
  /** Listed in demo mode only. */
  demoPeople: readonly DemoPerson[]
}

/** The form with the fields `login` and `password`; in demo mode also the demo people, one click each. */
export function signInPage(ctx: KoaContextWithOIDC, language: Language, { login, problem, demoPeople }: SignInPage) {
  const { say } = formatterFor(language)
  // A page that has just loaded is not announced; the field that gets the focus is, with the problem that describes it.
  const marks = (isNext: boolean) =>
    problem ? html` aria-invalid="true" aria-describedby="problem"${isNext ? html` autofocus` : ''}` : ''
  return answerPage(
    ctx,
    language,
    say('identity.signIn.title'),
    html`<section>
        <h1>${say('identity.signIn.title')}</h1>
        <p>${say('identity.signIn.intro')}</p>
        ${problem ? html`<p class="alert" role="alert" id="problem">${say(`identity.signIn.${problem}`)}</p>` : ''}
        <form class="own" method="post" action="${identityPath}${ctx.path}">
          <input type="hidden" name="token" value="${formToken(ctx)}" />
          <label>
            ${say('identity.signIn.login')}
            <input name="login" type="email" autocomplete="username" required value="${login}" ${marks(!login)} />
          </label>
          <label>
            ${say('identity.signIn.password')}
            <input name="password" type="password" autocomplete="current-password" required ${marks(login !== '')} />
          </label>
          <button class="main">${say('identity.signIn.action')}</button>
        </form>
      </section>
      ${demoPeople.length > 0 ? demoList(ctx, language, demoPeople) : ''}`,
  )
}

function demoList(ctx: KoaContextWithOIDC, language: Language, people: readonly DemoPerson[]) {
  const { say } = formatterFor(language)
  const companies = [...new Set(people.map(({ company }) => company))]
  return html`<form class="demo" method="post" action="${identityPath}${ctx.path}">
    <input type="hidden" name="token" value="${formToken(ctx)}" />
    <h2>${say('identity.demo.title')}</h2>
    <p>${say('identity.demo.note')}</p>
    ${companies.map(
      (company) =>
        html`<h3>${company}</h3>
          <ul class="people">
            ${people.filter((person) => person.company === company).map((person) => demoPerson(person, say))}
          </ul>`,
    )}
  </form>`
}

const demoPerson = ({ handle, email, name }: DemoPerson, say: Say) =>
  html`<li>
    <button class="person" name="person" value="${email}">
      <b>${name}</b
      ><span
        >${say('identity.demo.person', { person: handle.replace('@', '_'), role: handle.split('@')[0] ?? '' })}</span
      ><span class="mail">${email}</span>
    </button>
  </li>`
