import type { Arranger } from '#contract/arrangers.ts'
import type { Role } from '#contract/roles.ts'

/** Parts of the account page that §6 shows by permission; every other part is everybody's. */
export const accountParts = ['permissions', 'language', 'arrangers', 'delete'] as const
export type AccountPart = (typeof accountParts)[number]

/** §6: the restricted set renders arrangers and language only. */
const restricted: readonly AccountPart[] = ['arrangers', 'language']

/** §6: whether somebody with these roles is shown a part of the account page. */
export const mayRender = (part: AccountPart, roles: readonly Role[]): boolean =>
  !roles.includes('Guest') || restricted.includes(part)

/** §6 `account.lastArranger`: only the full permission set may remove the last approved arranger. */
export function mayRemove(
  arranger: Pick<Arranger, 'status'>,
  all: readonly Pick<Arranger, 'status'>[],
  roles: readonly Role[],
): boolean {
  const isLast = arranger.status === 'approved' && all.filter(({ status }) => status === 'approved').length === 1
  return !isLast || !roles.includes('Guest')
}

const dayMs = 86_400_000
/** The administrators are asked to open a profile again at most once a day. */
export const mayAskAgain = (askedAt: string | null, now: Date): boolean =>
  askedAt === null || now.getTime() - new Date(askedAt).getTime() >= dayMs
