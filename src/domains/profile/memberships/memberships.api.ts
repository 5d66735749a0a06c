import {
  type ChangedMembership,
  loyaltyProgramListSchema,
  type MembershipCategory,
  membershipListSchema,
  membershipSchema,
  type NewMembership,
} from '#contract/profile/memberships.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const path = (profileRef: ProfileRef, rest = '') => `${profilePath(profileRef)}/membership${rest}`

/** GET .../membership/list/{category} */
export const getMemberships = (
  { category, ...profileRef }: ProfileRef & { category: MembershipCategory },
  signal: AbortSignal,
) => mainHttp.get(path(profileRef, `/list/${category}`), { signal }).then(parseBody(membershipListSchema))

/** GET .../membership/search (Category, SearchText), best match first; the most common programmes without text. */
export const searchPrograms = (
  { category, text, ...profileRef }: ProfileRef & { category: MembershipCategory; text: string },
  signal: AbortSignal,
) =>
  mainHttp
    .get(path(profileRef, '/search'), { params: { Category: category, SearchText: text }, signal })
    .then(parseBody(loyaltyProgramListSchema))

/** POST .../membership; 409 with the problem `alreadyThere` for a programme the person has already. */
export const postMembership = (
  { membership, ...profileRef }: ProfileRef & { membership: NewMembership },
  signal: AbortSignal,
) => mainHttp.post(path(profileRef), membership, { signal }).then(parseBody(membershipSchema))

/** PATCH .../membership/{id}; 412 with the current membership when somebody changed it meanwhile. */
export const patchMembership = (
  { id, membership, ...profileRef }: ProfileRef & { id: string; membership: ChangedMembership },
  signal: AbortSignal,
) =>
  mainHttp
    .patch(path(profileRef, `/${encodeURIComponent(id)}`), membership, { signal })
    .then(parseBody(membershipSchema))

/** DELETE .../membership/{id}?version */
export const deleteMembership = (
  { id, version, ...profileRef }: ProfileRef & { id: string; version: number },
  signal: AbortSignal,
) =>
  mainHttp
    .delete(path(profileRef, `/${encodeURIComponent(id)}`), { params: { version }, signal })
    .then(parseBody(removedSchema))
