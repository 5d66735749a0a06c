import type { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import type { CompanyId } from '#server/demo/company/companies.ts'
import { daysFrom } from '#server/demo/data/days.ts'
import { profileIdOf } from './people.ts'

type Status = 'sent' | 'approved' | 'declined'

/**
 * The arrangers of travelers. Aurora's arranger has seven approved travelers who are ready to book (two under way, one
 * leaving within the week, one going under an advisory), one approved with a profile that has issues (the new hire),
 * and two without an answer. The guest is arranged by the employee who booked for them.
 */
const arrangements: [company: CompanyId, arranger: string, traveler: string, status: Status, daysAgo: number][] = [
  ['aurora', 'arranger', 'traveller', 'approved', 410],
  ['aurora', 'arranger', 'vip', 'approved', 380],
  ['aurora', 'arranger', '001', 'approved', 95],
  ['aurora', 'arranger', '007', 'approved', 61],
  ['aurora', 'arranger', '006', 'approved', 48],
  ['aurora', 'arranger', '014', 'approved', 30],
  ['aurora', 'arranger', '033', 'approved', 12],
  ['aurora', 'arranger', 'newhire', 'approved', 4],
  ['aurora', 'arranger', '015', 'sent', 6],
  ['aurora', 'arranger', '022', 'sent', 1],
  ['aurora', 'everything', 'traveller', 'approved', 200],
  ['aurora', 'everything', '003', 'approved', 150],
  ['aurora', 'everything', '012', 'sent', 3],
  ['aurora', 'everything', '018', 'declined', 33],
  ['aurora', 'guestbooker', 'guest', 'approved', 9],
  ['boreal', 'arranger', 'traveller', 'approved', 120],
  ['boreal', 'arranger', '001', 'approved', 80],
  ['boreal', 'arranger', '004', 'sent', 2],
]

/** These travelers answer in the application, because no mail has brought them a key. */
export const arrangerRows = (now: Date): (typeof arrangerRequests.$inferInsert)[] =>
  arrangements.map(([company, arranger, traveler, status, daysAgo]) => ({
    id: `ar-${company}-${arranger}-${traveler}`,
    companyId: company,
    arrangerProfileId: profileIdOf(company, arranger),
    travelerProfileId: profileIdOf(company, traveler),
    status,
    createdAt: daysFrom(now, -daysAgo),
  }))
