import type { KoaContextWithOIDC } from 'oidc-provider'
import type Provider from 'oidc-provider'
import { companyRows } from '#server/db/seed/companies.ts'
import { demoPassword, demoPeople } from '#server/db/seed/demoPeople.ts'
import { smallCompanyRows } from '#server/db/seed/smallCompanies.ts'
import type { Services } from '#server/services.ts'
import { accountFor } from './accounts.ts'
import type { Attempts } from './attempts.ts'
import { pageLanguage } from './language.ts'
import { errorPage } from './pages/errorPage.ts'
import { type SignInPage, signInPage } from './pages/signInPage.ts'

const largestForm = 4096

const companyNames = new Map([...companyRows, ...smallCompanyRows].map(({ id, displayName }) => [id, displayName]))

const listed = demoPeople.map(({ key, email, firstName, lastName, company }) => ({
  handle: `${key}@${company}`,
  email,
  name: `${firstName} ${lastName}`,
  company: companyNames.get(company) ?? company,
}))

/** The sign-in form: shown, taken in, and answered with the way back to the application. */
export async function interaction(ctx: KoaContextWithOIDC, provider: Provider, services: Services, attempts: Attempts) {
  ctx.set('Cache-Control', 'no-store')
  const details = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined)
  if (!details) {
    ctx.status = 400
    return errorPage(ctx, pageLanguage(ctx), 'session_not_found')
  }
  const language = pageLanguage(ctx, details.params.ui_locales)
  const show = (login: string, problem: SignInPage['problem']) =>
    signInPage(ctx, language, { login, problem, demoPeople: services.env.DEMO ? listed : [] })
  if (ctx.method !== 'POST')
    return show(typeof details.params.login_hint === 'string' ? details.params.login_hint : '', undefined)

  const form = await readForm(ctx)
  // One click on a demo person is the same as typing their name and the demo password.
  const person = services.env.DEMO ? form.get('person') : null
  const login = person ?? form.get('login') ?? ''
  const password = person ? demoPassword : (form.get('password') ?? '')
  if (!login || !password) return show(login, 'missing')
  const key = `${login.trim().toLowerCase()} ${ctx.ip}`
  if (!attempts.begin(key)) {
    ctx.status = 429
    return show(login, 'tooMany')
  }
  const accountId = await accountFor(services.db, login, password)
  if (!accountId) return show(login, 'wrong')
  attempts.succeeded(key)
  const returnTo = await provider.interactionResult(
    ctx.req,
    ctx.res,
    { login: { accountId } },
    { mergeWithLastSubmission: false },
  )
  ctx.redirect(returnTo)
  ctx.status = 303
}

async function readForm(ctx: KoaContextWithOIDC): Promise<URLSearchParams> {
  let text = ''
  for await (const piece of ctx.req) {
    if (text.length <= largestForm) text += String(piece)
  }
  return new URLSearchParams(text.length > largestForm ? '' : text)
}
