import type { Addition, Configuration } from '#contract/configuration.ts'
import { cultureOf } from '#contract/locales.ts'
import { isOffered, learnAdditions } from '@/http/additions'
import { requestEarly } from '@/http/earlyRequests'
import {
  actionMarksPath,
  arrangerListPath,
  configurationPath,
  employeeConfigurationPath,
  featureConfigurationPath,
  notificationsPath,
  profilePath,
  whoamiPath,
} from '@/http/paths'
import { decodeClaims, endsWithin } from '@/http/tokenPayload'
import { currentLocale } from '@/i18n/currentLocale'
import { env } from '@/lib/env'
import { storage } from '@/lib/storage'
import type { FoundRoute } from '@/routes/routeOfPath'
import { rowOf } from '@/routes/table'
import { pageOf } from './pages/pages'

/**
 * Sends the requests of the frame and of an address's page while their code is still loading. The ids come from the
 * stored token's claims, unverified; the server decides what it answers.
 */
export function sendEarlyRequests({ name, params }: FoundRoute): void {
  const token = storage.read('accessToken') ?? ''
  const language = cultureOf(currentLocale())
  const callOf = (api: string, path: string) => ({ url: `${api}${path}`, token, language })
  const send = (api: string, path: string) => void requestEarly(callOf(api, path))
  const configuration = requestEarly(callOf(env.mainApi, configurationPath))
  const claims = decodeClaims(token)
  if (rowOf(name).isPublic || !claims?.exp || claims.unregistered || endsWithin({ exp: claims.exp }, 5)) return
  send(env.companyApi, whoamiPath)
  const { company_id: companyId, ProfileId: profileId, employee_id: employeeId } = claims
  if (!companyId || !profileId || !employeeId) return
  send(env.companyApi, featureConfigurationPath({ companyId, profileId }))
  send(env.companyApi, employeeConfigurationPath({ companyId, employeeId }))
  send(env.mainApi, profilePath({ companyId, profileId }))
  send(env.mainApi, notificationsPath({ companyId, profileId }))
  if (!isGuest(claims)) {
    // The bell and the action centre count these; guests (§6) have neither.
    send(env.mainApi, arrangerListPath({ companyId, profileId }))
    void whenOffered('actionmarks', configuration, () => send(env.mainApi, actionMarksPath({ companyId, profileId })))
  }
  for (const { path, addition } of pageOf(name).asks?.({ companyId, profileId }, params) ?? [])
    if (addition) void whenOffered(addition, configuration, () => send(env.mainApi, path))
    else send(env.mainApi, path)
}

/** Calls of an addition wait for the configuration, which names the offered additions. */
const isGuest = ({ role }: { role?: unknown }) => /\bguest\b/i.test(String(role))

/** Calls of an addition wait for the configuration, which says whether the backend offers it. */
async function whenOffered(addition: Addition, configuration: Promise<Response>, send: () => void): Promise<void> {
  try {
    const { features } = (await (await configuration).clone().json()) as Configuration
    learnAdditions(features)
    if (isOffered(addition)) send()
  } catch {
    // The configuration is missing or invalid; the application requests it too and reports that.
  }
}
