import type { ProfileRoles, Role } from '#contract/session/roles.ts'
import { adminsOf, lastAdmin } from '#server/domains/profile/account/admins.ts'
import { rolesOf, removeRoles } from '#server/domains/profile/account/roles.ts'
import { addOrRequestRoles } from '#server/domains/profile/account/secondYes.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import type { ProfileRef } from '#server/domains/profile/profileRef.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { changedMeanwhile, notAllowed } from '#server/http/answers/envelope.ts'
import type { Services } from '#server/services/services.ts'

interface Changing {
  profileRef: ProfileRef
  caller: Caller
  services: Services
  /** The roles that the caller read, for optimistic locking. */
  expected?: readonly Role[] | undefined
}

/**
 * Changes the roles of a person (§6), effective with their next request. Guarded roles are requested from a second
 * admin instead (docs/decisions/0033).
 * @param wanted computes the new roles from the current ones
 * @throws 412 where the current roles are not the expected ones, 409 where the company would have no Admin left
 */
export const changeRoles = (
  wanted: (held: Role[]) => Role[],
  { profileRef, caller, services, expected }: Changing,
): Promise<ProfileRoles> =>
  services.db.transaction(async (tx) => {
    const { companyId, profileId } = profileRef
    // Locks the company, so that of two Admins who remove each other at once only one succeeds.
    await lockCompany(tx, companyId)
    const held = await rolesOf(tx, profileId)
    if (expected && !isSame(held, expected)) throw changedMeanwhile({ roles: held })
    const after = withAgency([...new Set(wanted(held))], held).toSorted()
    const added = after.filter((role) => !held.includes(role))
    const removed = held.filter((role) => !after.includes(role))
    await addOrRequestRoles([{ profileRef, roles: added }], caller, { ...services, db: tx })
    await removeRoles(tx, [{ profileRef, roles: removed }], caller, services)
    if (removed.includes('Admin') && (await adminsOf(tx, companyId)).length === 0) throw lastAdmin()
    return { roles: await rolesOf(tx, profileId) }
  })

/**
 * The wanted roles of an Admin, with the role of an agent of the help desk as it is held: its holders read requests of
 * other companies, so only the operator gives and takes it (docs/decisions/0048).
 * @throws 403 where it is wanted and not held
 */
function withAgency(wanted: readonly Role[], held: readonly Role[]): Role[] {
  const isHeld = held.includes('HelpDeskAgent')
  if (wanted.includes('HelpDeskAgent') && !isHeld) throw notAllowed()
  return isHeld && !wanted.includes('HelpDeskAgent') ? [...wanted, 'HelpDeskAgent'] : [...wanted]
}

const isSame = (held: readonly Role[], expected: readonly Role[]) =>
  held.length === new Set(expected).size && held.every((role) => expected.includes(role))
