import { and, asc, eq, or } from 'drizzle-orm'
import { type GuestHost, guestLimits } from '#contract/arranger/guests.ts'
import type { Database } from '#server/db/client.ts'
import { costCenters, employees } from '#server/db/schema/company/company.ts'
import { folded, nameText } from '#server/db/schema/company/folded.ts'
import { profiles } from '#server/db/schema/company/people.ts'
import { costCenterName } from '#server/domains/profile/costCenterName.ts'
import { staffCondition } from '#server/domains/profile/staffCondition.ts'
import { refusedField } from '#server/http/answers/envelope.ts'
import { contains, hasWords } from '#server/http/requests/foldedText.ts'
import type { Language } from '#server/http/requests/language.ts'

/** Condition: an employee can be a host: active, and not a guest. */
const hostCondition = (companyId: string) =>
  and(eq(employees.companyId, companyId), staffCondition, eq(profiles.active, true))

/** Finds the first possible hosts by name, for an id, name or address; none for a single letter. */
export async function findHosts(
  db: Database,
  companyId: string,
  { search, language }: { search: string; language: Language },
): Promise<GuestHost[]> {
  if (search.length < 2) return []
  const name = nameText(profiles.firstName, profiles.lastName)
  const rows = await db
    .select({
      employeeId: employees.id,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      email: profiles.email,
      center: { externalId: costCenters.externalId, names: costCenters.names },
    })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .leftJoin(costCenters, eq(costCenters.id, employees.costCenterId))
    .where(
      and(
        hostCondition(companyId),
        or(eq(employees.id, search), hasWords(search, name), contains(search, profiles.email)),
      ),
    )
    .orderBy(asc(folded(profiles.lastName)), asc(folded(profiles.firstName)), asc(profiles.id))
    .limit(guestLimits.hosts)
  return rows.map(({ center, ...host }) => ({ ...host, costCenter: costCenterName(center, language) }))
}

/** The employee who will be the host. @throws 400 for an employee who cannot */
export async function hostFor(tx: Database, companyId: string, employeeId: string) {
  const [host] = await tx
    .select({ employee: employees })
    .from(employees)
    .innerJoin(profiles, eq(profiles.employeeId, employees.id))
    .where(and(hostCondition(companyId), eq(employees.id, employeeId)))
  if (!host) throw refusedField('hostEmployeeId', 'unknownPerson')
  return host.employee
}
