import { foldAccents } from '#contract/texts/foldAccents.ts'
import type { hrProfiles } from '#server/db/schema/profile/profileData.ts'
import type { LargeCompanyId } from '#server/demo/company/companies.ts'
import { costCenterId } from '#server/demo/company/costCenters.ts'
import { unregisteredPeople, registeredPeople } from './demoPeople.ts'
import { externalIdOf } from '#server/demo/people/people.ts'

type Row = typeof hrProfiles.$inferInsert

/** Employees of the personnel system who have a travel profile. */
const travelling: Record<LargeCompanyId, string[]> = {
  aurora: ['traveller', 'newhire', 'arranger', 'finance', 'newcomer'],
  boreal: ['traveller'],
}

type Joining = [number: string, firstName: string, lastName: string, jobTitle: string, costCenter: string | null]

/** Employees who join soon and have no travel profile yet. */
const joining: Record<LargeCompanyId, Joining[]> = {
  aurora: [
    ['A90001', 'Amara', 'Diallo', 'Field engineer', '310'],
    ['A90002', 'Benoît', 'Charest', 'Regional sales manager', '210'],
    ['A90003', 'Ximena', 'Rojas', 'Laboratory technician', null],
  ],
  boreal: [['BOREAL-90001', 'Kaya', 'Nordin', 'Drill operator, Boreal', 'B12']],
}

const travellingRow = (company: LargeCompanyId, key: string): Row[] =>
  [...registeredPeople, ...unregisteredPeople]
    .filter((person) => person.company === company && person.key === key)
    .map((person) => ({
      id: `hr-${company}-${key}`,
      companyId: company,
      internalEmployeeId: externalIdOf(person),
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      jobTitle: person.jobTitle,
      costCenterId: costCenterId(company, person.costCenter),
    }))

const joiningRow = (company: LargeCompanyId, [number, firstName, lastName, jobTitle, costCenter]: Joining): Row => ({
  id: `hr-${company}-${number}`,
  companyId: company,
  internalEmployeeId: number,
  firstName,
  lastName,
  email: foldAccents(`${firstName}.${lastName}@${company}.example`),
  jobTitle,
  costCenterId: costCenter && costCenterId(company, costCenter),
})

/** HR profiles of the two main companies. */
export const hrProfileRows: Row[] = (['aurora', 'boreal'] as const).flatMap((company) => [
  ...travelling[company].flatMap((key) => travellingRow(company, key)),
  ...joining[company].map((person) => joiningRow(company, person)),
])
