import { type ProfileRef, profilePath } from '@/http/paths'

/** The path of GET .../arranger, and the base of the paths about an arranger's travelers. */
export const travelersPath = (profileRef: ProfileRef): string => `${profilePath(profileRef)}/arranger`
