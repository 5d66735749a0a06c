import { type MiddlewareFunction, redirect } from 'react-router-dom'
import type { FeatureStatus } from '#contract/configuration.ts'
import type { Whoami } from '#contract/session.ts'
import { configurationEndpoints } from '@/domains/reference/configuration.slice'
import { findSession } from '@/domains/session/findSession'
import { signIn } from '@/domains/session/signIn/signIn'
import { localeOfPath, preferredLocale } from '@/i18n/currentLocale'
import { env } from '@/lib/env'
import { pathTo } from '@/routes/pathTo'
import type { Gate, RouteRow } from '@/routes/table'
import { type Facts, verdict } from '@/routes/verdict'
import type { Store } from '@/store/store'

/** The guard of one route: asks who is there, lets the policy decide, and carries the decision out (§2). */
export const guard =
  (row: RouteRow, store: Store): MiddlewareFunction =>
  async ({ request }, next) => {
    if (row.isPublic) return next()
    const url = new URL(request.url)
    const locale = localeOfPath(url.pathname) ?? preferredLocale()
    const who = await findSession(store.dispatch)
    const status = who && row.gate ? await gateStatus(store, row.gate, who) : 'enabled'
    const decision = verdict(row, {
      session: sessionOf(who),
      roles: who?.roles ?? [],
      isOpen: () => status === 'enabled',
    })
    if (decision === 'signIn') await signIn(pathOf(url))
    if (decision === 'register') throw redirect(pathTo(locale, 'registration', undefined, { redirect: pathOf(url) }))
    if (decision === 'sandbox') throw redirect(pathTo(locale, 'sandbox'))
    if (decision === 'start') throw redirect(pathTo(locale, 'home'))
    if (decision === 'notFound') throw redirect(pathTo(locale, 'notFound'))
    return next()
  }

const pathOf = ({ pathname, search }: URL) => pathname + search

function sessionOf(who: Whoami | undefined): Facts['session'] {
  if (!who) return 'none'
  if (!who.isRegistered) return 'unregistered'
  return who.employeeId ? 'employee' : 'sandbox'
}

async function gateStatus(store: Store, gate: Gate, who: Whoami): Promise<FeatureStatus> {
  const [kind, name] = gate.split('.') as [string, string]
  if (kind === 'setting') return env.developerOptions ? 'enabled' : 'hidden'
  const { companyId, profileId, employeeId } = who
  const { featureConfiguration, employeeConfiguration } = configurationEndpoints.endpoints
  if (kind === 'employee' && employeeId) {
    const { data } = await store.dispatch(employeeConfiguration.initiate({ companyId, employeeId }))
    return data?.features[name as keyof typeof data.features] ? 'enabled' : 'hidden'
  }
  const { data } = await store.dispatch(featureConfiguration.initiate({ companyId, profileId }))
  return data?.features[name as keyof typeof data.features]?.status ?? 'hidden'
}
