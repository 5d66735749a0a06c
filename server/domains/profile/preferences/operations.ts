import {
  changedTravelPreferenceSchema,
  sentTravelPreferenceSchema,
  travelPreferenceAnswerSchema,
  travelPreferenceSchema,
} from '#contract/profile/preferences.ts'
import { addPreferences, changePreferences, readPreferences } from '#server/domains/profile/preferences/preferences.ts'
import { profileEditor } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const shared = { api: 'main', cites: '§3 Travel preference, §7 Profile data', access: profileEditor } as const

export const preferenceOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/travel-preferences',
    summary:
      'Returns the travel preferences: seats, rooms, cars, meals and special requests; null when there are none yet.',
    answer: travelPreferenceAnswerSchema,
    handle: ({ params, services: { db } }) => readPreferences(db, params),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/travel-preferences',
    summary: 'Creates the travel preferences. 409 when they exist already.',
    creates: true,
    body: sentTravelPreferenceSchema,
    answer: travelPreferenceSchema,
    handle: ({ caller, params, body, services }) => addPreferences({ ...params, caller, services }, body),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/travel-preferences/:tpId',
    summary: 'Updates the travel preferences, in the given version. 412 when they have changed.',
    body: changedTravelPreferenceSchema,
    answer: travelPreferenceSchema,
    handle: ({ caller, params, body, services }) =>
      changePreferences({ ...params, caller, services }, params.tpId, body),
  }),
]
