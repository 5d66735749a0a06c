import type { arrangerRequests } from '#server/db/schema/arranger.ts'
import type { CompanyId } from '#server/demo/company/companies.ts'
import { daysFrom } from '#server/demo/data/days.ts'
import { profileIdOf } from './people.ts'

type Status = 'sent' | 'approved' | 'declined'

/**
 * Who arranges for whom. Aurora's arranger has seven approved travellers ready to book for (two under way, one leaving
 * within the week, one going under an advisory), one approved whose profile has issues (the new hire), and two who have
 * not answered yet. The guest has who booked for them.
 */
const arrangements: [company: CompanyId, arranger: string, traveller: string, status: Status, daysAgo: number][] = [
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

/** No mail has brought these travellers a key: they answer where they are signed in. */
export const arrangerRows = (now: Date): (typeof arrangerRequests.$inferInsert)[] =>
  arrangements.map(([company, arranger, traveller, status, daysAgo]) => ({
    id: `ar-${company}-${arranger}-${traveller}`,
    companyId: company,
    arrangerProfileId: profileIdOf(company, arranger),
    travelerProfileId: profileIdOf(company, traveller),
    status,
    createdAt: daysFrom(now, -daysAgo),
  }))
