import { html } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Language } from '#server/http/requests/language.ts'
import { identityPath } from '#server/domains/session/addresses.ts'
import { formatterFor, type Say } from '#server/messages/messages.ts'
import { formToken } from '#server/identity/forms/ownForm.ts'
import { forgottenPasswordAddress } from './forgottenPasswordPage.ts'
import { answerPage, documentLanguage } from './layout.ts'

export interface DemoPerson {
  /** `traveller@aurora` */
  handle: string
  email: string
  name: string
  company: string
}
/** Reasons why a sign-in failed. */
export const signInProblems = ['wrong', 'missing', 'tooMany', 'tooManyToday', 'codeOver', 'codeNotSent'] as const
export type SignInProblem = (typeof signInProblems)[number]

export interface SignInPage {
  /** The login entered before, or the application's login hint. */
  login: string
  problem: SignInProblem | undefined
  /** Shown after a press on the language switch, which gets the focus again. */
  isSwitched?: boolean
  /** Listed in demo mode only. */
  demoPeople: readonly DemoPerson[]
}

/** The form with the fields `login` and `password`; in demo mode also the demo people, one click each. */
export function signInPage(ctx: KoaContextWithOIDC, language: Language, page: SignInPage) {
  const { login, problem, isSwitched = false, demoPeople } = page
  const { say } = formatterFor(language)
  // A page that has just loaded is not announced; the field that gets the focus is, with the problem that describes it.
  const marks = (isNext: boolean) =>
    problem ? html` aria-invalid="true" aria-describedby="problem"${isNext && !isSwitched ? html` autofocus` : ''}` : ''
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
          ${problem ? html`<input type="hidden" name="problem" value="${problem}" />` : ''}
          <label>
            ${say('identity.signIn.login')}
            <input name="login" type="email" autocomplete="username" required value="${login}" ${marks(!login)} />
          </label>
          <label>
            ${say('identity.signIn.password')}
            <input name="password" type="password" autocomplete="current-password" required ${marks(login !== '')} />
          </label>
          <button class="main">${say('identity.signIn.action')}</button>
          <a class="quiet" href="${forgottenPasswordAddress(language)}">${say('identity.signIn.forgotten')}</a>
          ${languageSwitch(language, isSwitched)}
        </form>
      </section>
      ${demoPeople.length > 0 ? demoList(ctx, language, demoPeople) : ''}`,
  )
}

/** Groups of demo people by role. */
const roleGroups = {
  travel: ['traveller', 'newhire', 'newcomer', 'vip', 'guest', 'nobody'],
  others: ['arranger', 'guestbooker', 'guestmanager', 'organiser', 'agent'],
  company: ['admin', 'finance', 'risk', 'everything'],
}
type RoleGroup = keyof typeof roleGroups

const roleOf = ({ handle }: DemoPerson) => handle.split('@')[0] ?? ''

/**
 * A button that shows the page in another language, with the typed e-mail and the error. It needs no script. It is
 * below the main button, because Enter in a field presses the first button of the form.
 */
const languageSwitch = (language: Language, isSwitched: boolean) =>
  html`<div class="languages">
    ${(Object.keys(languageNames) as Language[]).map(
      (each) =>
        html`<button
          name="language"
          value="${each}"
          lang="${documentLanguage[each]}"
          formnovalidate
          ${each === language ? html` aria-current="true"${isSwitched ? html` autofocus` : ''}` : ''}
        >
          ${languageNames[each]}
        </button>`,
    )}
  </div>`
const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', es: 'Español' }

/**
 * The demo people in groups that are closed: all groups on a phone, otherwise all but the first, so that the form stays
 * prominent.
 */
function demoList(ctx: KoaContextWithOIDC, language: Language, people: readonly DemoPerson[]) {
  const { say } = formatterFor(language)
  const isPhone = /\bMobi/.test(ctx.get('User-Agent'))
  return html`<form class="demo" method="post" action="${identityPath}${ctx.path}">
    <input type="hidden" name="token" value="${formToken(ctx)}" />
    <h2>${say('identity.demo.title')}</h2>
    <p>${say('identity.demo.note')}</p>
    ${(Object.keys(roleGroups) as RoleGroup[]).map((group) => {
      const shown = people.filter((person) => roleGroups[group].includes(roleOf(person)))
      return html`<details name="people" ${group === 'travel' && !isPhone ? html` open` : ''}>
        <summary>${say(`identity.demo.group.${group}`)} <span>${shown.length}</span></summary>
        <ul>
          ${shown.map((person) => demoPerson(person, say))}
        </ul>
      </details>`
    })}
  </form>`
}

const demoPerson = (person: DemoPerson, say: Say) =>
  html`<li>
    <button class="person" name="person" value="${person.email}">
      <span><b>${person.name}</b> ${person.company}</span>
      ${say('identity.demo.person', { person: person.handle.replace('@', '_'), role: roleOf(person) })}
      <span>${person.email}</span>
    </button>
  </li>`
