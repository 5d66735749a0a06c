import { tellAddress } from '#server/domains/admin/employees/employeeLetters.ts'
import { readByProfile } from '#server/domains/admin/employees/readEmployees.ts'
import type { ProfiledChange, Writing } from '#server/domains/admin/imports/writeEmployees.ts'
import { endAccess, giveAccounts } from '#server/domains/grants/heldAccount.ts'

/** Ends every sign-in of people who are deactivated. */
export const endSignInsOf = (changes: readonly ProfiledChange[], { services }: Writing): Promise<void> =>
  endAccess(
    changes.map(({ profileId }) => profileId),
    services,
  )

/**
 * Another address is another way in (docs/decisions/0029): nothing of the one before opens the account any more, and
 * whoever has signed in is told at both.
 */
export async function followAddresses(changes: readonly ProfiledChange[], writing: Writing): Promise<void> {
  const { services, actorProfileId } = writing
  const moved = changes.filter(({ known, changed }) => known && changed.includes('email'))
  await giveAccounts(
    moved.map(({ profileId, after }) => ({ profileId, email: after.email })),
    services,
  )
  const former = new Map(moved.map(({ profileId, known }) => [profileId, known?.profile.email ?? '']))
  for (const record of await readByProfile(services.db, [...former.keys()]))
    if (record.profile.registeredAt && record.employee.status === 'active')
      await tellAddress(record, former.get(record.profile.id) ?? '', {
        caller: { profileId: actorProfileId },
        services,
      })
}
