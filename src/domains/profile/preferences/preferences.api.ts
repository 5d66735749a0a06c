import {
  type ChangedTravelPreference,
  type NewTravelPreference,
  travelPreferenceAnswerSchema,
  travelPreferenceSchema,
} from '#contract/profile/preferences.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const path = (profileRef: ProfileRef) => `${profilePath(profileRef)}/travel-preferences`

/** GET .../travel-preferences: null while there are none. */
export const getPreferences = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(path(profileRef), { signal }).then(parseBody(travelPreferenceAnswerSchema))

/** POST .../travel-preferences. 409 where they have been created meanwhile. */
export const postPreferences = (
  { preferences, ...profileRef }: ProfileRef & { preferences: NewTravelPreference },
  signal: AbortSignal,
) => mainHttp.post(path(profileRef), preferences, { signal }).then(parseBody(travelPreferenceSchema))

/** PUT .../travel-preferences/{tpId}; 412 with the current record when somebody changed it meanwhile. */
export const putPreferences = (
  { tpId, preferences, ...profileRef }: ProfileRef & { tpId: string; preferences: ChangedTravelPreference },
  signal: AbortSignal,
) =>
  mainHttp
    .put(`${path(profileRef)}/${encodeURIComponent(tpId)}`, preferences, { signal })
    .then(parseBody(travelPreferenceSchema))
