import { type ProfileRef, profilePath } from '@/http/paths'

/** The path of GET .../arranger, and the base of the paths about an arranger's travellers. */
export const travellersPath = (profileRef: ProfileRef): string => `${profilePath(profileRef)}/arranger`
