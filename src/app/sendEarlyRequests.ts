import type { Addition, Configuration, EmployeeConfiguration } from '#contract/session/configuration.ts'
import { cultureOf } from '#contract/texts/locales.ts'
import { isOffered, learnAdditions } from '@/http/additions'
import { requestEarly } from '@/http/earlyRequests'
import {
  actionMarksPath,
  arrangerListPath,
  configurationPath,
  currentGroupTravelsPath,
  employeeConfigurationPath,
  featureConfigurationPath,
  notificationsPath,
  profilePath,
  travelPolicyPath,
  whoamiPath,
} from '@/http/paths'
import { decodeClaims, endsWithin } from '@/http/tokenPayload'
import { currentLocale } from '@/i18n/currentLocale'
import { env } from '@/lib/env'
import { storage } from '@/lib/storage'
import type { FoundRoute } from '@/routes/routeOfPath'
import { rowOf } from '@/routes/table'
import { earlyCalls } from './earlyCalls'

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
  const employment = requestEarly(callOf(env.companyApi, employeeConfigurationPath({ companyId, employeeId })))
  send(env.mainApi, profilePath({ companyId, profileId }))
  send(env.mainApi, notificationsPath({ companyId, profileId }))
  void whenAnswered(employment, (body) => {
    const { features, travelPolicy } = body as EmployeeConfiguration
    if (travelPolicy) send(env.companyApi, travelPolicyPath({ companyId, policyId: travelPolicy.id }))
    // The bell counts them too, and Home shows them.
    if (features.groupEvents && !isGuest(claims))
      send(env.companyApi, currentGroupTravelsPath({ companyId, employeeId }))
  })
  if (!isGuest(claims)) {
    // The bell and the action centre count these; guests (§6) have neither.
    send(env.mainApi, arrangerListPath({ companyId, profileId }))
    void whenOffered('actionmarks', configuration, () => send(env.mainApi, actionMarksPath({ companyId, profileId })))
  }
  for (const { path, addition } of earlyCalls[name]?.({ companyId, profileId }, params) ?? [])
    if (addition) void whenOffered(addition, configuration, () => send(env.mainApi, path))
    else send(env.mainApi, path)
}

/** Reads the role claim in each form of §3: a list, a name, or names with spaces between. */
const isGuest = ({ role }: { role?: unknown }) => /\bguest\b/i.test(String(role))

/** Calls of an addition wait for the configuration, which names the offered additions. */
const whenOffered = (addition: Addition, configuration: Promise<Response>, send: () => void): Promise<void> =>
  whenAnswered(configuration, (body) => {
    learnAdditions((body as Configuration).features)
    if (isOffered(addition)) send()
  })

/** Sends further calls by an answer. The application parses it, and reports a missing or invalid one. */
async function whenAnswered(answer: Promise<Response>, send: (body: unknown) => void): Promise<void> {
  try {
    send(await (await answer).clone().json())
  } catch {
    // The application requests it too.
  }
}
