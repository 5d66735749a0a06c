import { gte, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { paymentUses } from '#contract/cards.ts'
import { employees, travelPolicies } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { creditCards } from '#server/db/schema/profileData.ts'
import { earliestDay } from '#server/time/earliestDay.ts'

/**
 * Condition: the opposite of `isAllowedToBook`, in a query over profiles left joined with their employee and travel
 * policy. Cards are read in one pass, not person by person.
 * @param whose the ids of the profiles it can hold for
 */
export function isNotAllowedToBook(whose: SQLWrapper, now: Date): SQL | undefined {
  const isEmpty = (column: SQLWrapper) => sql`coalesce(${column}::text, '') = ''`
  const { phoneCountryCode, phoneType, phoneNumber, dateOfBirth, gender, groupId, internalEmployeeId } = profiles
  const { profileId, uses, expiryMonth } = creditCards
  const canPay = sql`select ${profileId} from ${creditCards} cross join jsonb_array_elements(${uses}) use
    where ${inArray(profileId, whose)} and ${gte(expiryMonth, earliestDay(now).slice(0, 7))}
    group by ${profileId} having count(distinct use) >= ${paymentUses.length}`
  return or(
    ...[phoneCountryCode, phoneType, phoneNumber, dateOfBirth, gender, groupId, internalEmployeeId].map(isEmpty),
    not(profiles.active),
    isNull(employees.id),
    ne(employees.status, 'active'),
    isEmpty(employees.approverId),
    isEmpty(employees.costCenterId),
    isNull(travelPolicies.id),
    sql`${profiles.id} not in (${canPay})`,
  )
}
