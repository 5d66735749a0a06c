import { type ProfileRef, profilePath } from '@/http/paths'

/** Where GET .../arranger is, and below it what is asked about somebody's travellers. */
export const travellersPath = (profileRef: ProfileRef): string => `${profilePath(profileRef)}/arranger`
