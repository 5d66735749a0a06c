import { and, gte, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { paymentUses } from '#contract/cards.ts'
import { employees, travelPolicies } from '#server/db/schema/company.ts'
import { profiles } from '#server/db/schema/people.ts'
import { creditCards } from '#server/db/schema/profileData.ts'
import { isPaidByHost, payerId, payingHosts } from '#server/domains/profile/payer.ts'
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
  const isPayer = or(inArray(profileId, whose), sql`${profileId} in (${payingHosts})`)
  const forEach = paymentUses.map((use) => sql`bool_or(${uses} @> ${JSON.stringify([use])}::jsonb)`)
  const canPay = sql`select ${profileId} from ${creditCards}
    where ${and(isPayer, gte(expiryMonth, earliestDay(now).slice(0, 7)))}
    group by ${profileId} having ${and(...forEach)}`
  return or(
    ...[phoneCountryCode, phoneType, phoneNumber, dateOfBirth, gender, groupId, internalEmployeeId].map(isEmpty),
    not(profiles.active),
    isNull(employees.id),
    ne(employees.status, 'active'),
    isEmpty(employees.approverId),
    isEmpty(employees.costCenterId),
    isNull(travelPolicies.id),
    // Who pays is looked up person by person, so only for the few whose host does.
    sql`case when ${isPaidByHost} then ${payerId} not in (${canPay}) else ${profiles.id} not in (${canPay}) end`,
  )
}
