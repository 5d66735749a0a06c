import {
  changedTravelPreferenceSchema,
  sentTravelPreferenceSchema,
  travelPreferenceAnswerSchema,
  travelPreferenceSchema,
} from '#contract/profile/preferences.ts'
import { addPreferences, changePreferences, readPreferences } from '#server/domains/profile/preferences/preferences.ts'
import { profileEditor } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const cites = '§3 Travel preference, §7 Profile data'

export const preferenceOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/travel-preferences',
    summary:
      'Returns the travel preferences: seats, rooms, cars, meals and special requests; null when there are none yet.',
    cites,
    access: profileEditor,
    answer: travelPreferenceAnswerSchema,
    handle: ({ params, services: { db } }) => readPreferences(db, params),
  }),
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/travel-preferences',
    summary: 'Creates the travel preferences. 409 when they exist already.',
    cites,
    access: profileEditor,
    creates: true,
    body: sentTravelPreferenceSchema,
    answer: travelPreferenceSchema,
    handle: ({ caller, params, body, services }) => addPreferences({ ...params, caller, services }, body),
  }),
  operation({
    api: 'main',
    method: 'put',
    path: '/companies/:companyId/profiles/:profileId/travel-preferences/:tpId',
    summary: 'Updates the travel preferences, in the given version. 412 when they have changed.',
    cites,
    access: profileEditor,
    body: changedTravelPreferenceSchema,
    answer: travelPreferenceSchema,
    handle: ({ caller, params, body, services }) =>
      changePreferences({ ...params, caller, services }, params.tpId, body),
  }),
]
