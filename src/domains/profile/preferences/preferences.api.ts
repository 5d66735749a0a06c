import {
  type ChangedTravelPreference,
  type NewTravelPreference,
  travelPreferenceAnswerSchema,
  travelPreferenceSchema,
} from '#contract/preferences.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const path = (at: ProfileRef) => `${profilePath(at)}/travel-preferences`

/** GET .../travel-preferences; null where there are none yet. */
export const getPreferences = (at: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(path(at), { signal }).then(parseBody(travelPreferenceAnswerSchema))

/** POST .../travel-preferences; 409 where somebody has made them meanwhile. */
export const postPreferences = (
  { preferences, ...at }: ProfileRef & { preferences: NewTravelPreference },
  signal: AbortSignal,
) => mainHttp.post(path(at), preferences, { signal }).then(parseBody(travelPreferenceSchema))

/** PUT .../travel-preferences/{tpId}; 412 with the record as it is now when somebody changed it meanwhile. */
export const putPreferences = (
  { tpId, preferences, ...at }: ProfileRef & { tpId: string; preferences: ChangedTravelPreference },
  signal: AbortSignal,
) =>
  mainHttp
    .put(`${path(at)}/${encodeURIComponent(tpId)}`, preferences, { signal })
    .then(parseBody(travelPreferenceSchema))
