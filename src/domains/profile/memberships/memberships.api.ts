import {
  type ChangedMembership,
  loyaltyProgramListSchema,
  type MembershipCategory,
  membershipListSchema,
  membershipSchema,
  type NewMembership,
} from '#contract/memberships.ts'
import { removedSchema } from '#contract/travelDocuments.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const path = (at: ProfileRef, rest = '') => `${profilePath(at)}/membership${rest}`

/** GET .../membership/list/{category} */
export const getMemberships = (
  { category, ...at }: ProfileRef & { category: MembershipCategory },
  signal: AbortSignal,
) => mainHttp.get(path(at, `/list/${category}`), { signal }).then(parseBody(membershipListSchema))

/** GET .../membership/search (Category, SearchText), best first; the commonest without text. */
export const searchPrograms = (
  { category, text, ...at }: ProfileRef & { category: MembershipCategory; text: string },
  signal: AbortSignal,
) =>
  mainHttp
    .get(path(at, '/search'), { params: { Category: category, SearchText: text }, signal })
    .then(parseBody(loyaltyProgramListSchema))

/** POST .../membership; 409 with the problem `alreadyThere` for a programme the person has already. */
export const postMembership = (
  { membership, ...at }: ProfileRef & { membership: NewMembership },
  signal: AbortSignal,
) => mainHttp.post(path(at), membership, { signal }).then(parseBody(membershipSchema))

/** PATCH .../membership/{id}; 412 with the membership as it is now when somebody changed it meanwhile. */
export const patchMembership = (
  { id, membership, ...at }: ProfileRef & { id: string; membership: ChangedMembership },
  signal: AbortSignal,
) => mainHttp.patch(path(at, `/${encodeURIComponent(id)}`), membership, { signal }).then(parseBody(membershipSchema))

/** DELETE .../membership/{id}?version */
export const deleteMembership = (
  { id, version, ...at }: ProfileRef & { id: string; version: number },
  signal: AbortSignal,
) =>
  mainHttp
    .delete(path(at, `/${encodeURIComponent(id)}`), { params: { version }, signal })
    .then(parseBody(removedSchema))
