import type { Arranger } from '#contract/arrangers.ts'
import type { Role } from '#contract/roles.ts'
import { mayDeleteLastArranger } from '@/routes/permissions'

/** Whether an arranger may be removed: the last approved one only by the full permission set (§6). */
export function mayRemove(
  arranger: Pick<Arranger, 'status'>,
  all: readonly Pick<Arranger, 'status'>[],
  roles: readonly Role[],
): boolean {
  const isLast = arranger.status === 'approved' && all.filter(({ status }) => status === 'approved').length === 1
  return !isLast || mayDeleteLastArranger(roles)
}

/** The name of an arranger; their e-mail address where the answer has no name. */
export const nameOf = ({ firstName, lastName, email }: Pick<Arranger, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email
