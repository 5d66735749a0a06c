import type { Role } from '#contract/roles.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { CompanyOverview } from '@/domains/scores/overview/shared/CompanyOverview'
import { EndingGuests } from './responsibilities/EndingGuests'
import { FirstSteps } from './responsibilities/FirstSteps'
import { seesCompany } from './home.rules'
import { OrganizedEvents } from './responsibilities/OrganizedEvents'
import { TravellersUnderWay } from '@/domains/risk/travelers/shared/TravellersUnderWay'
import { WaitingForYou } from './responsibilities/WaitingForYou'
import { YourTravellers } from './responsibilities/YourTravellers'

/** How many rows a section shows before all are asked for: alone on the page, and beside others. */
const [rowsAlone, rowsBeside] = [5, 3]

const sections = {
  underWay: (roles: readonly Role[]) => isOffered('travellerplaces') && roles.includes('RiskAdvisor'),
  waiting: (roles: readonly Role[]) => isOffered('missingdetails') && roles.includes('Admin'),
  events: (roles: readonly Role[]) => isOffered('groupevents') && roles.includes('EventOrganizer'),
  guests: (roles: readonly Role[]) => isOffered('guestmanagement') && roles.includes('GuestManager'),
  travellers: (roles: readonly Role[]) => roles.includes('Arranger'),
  company: (roles: readonly Role[]) => isOffered('companyoverview') && seesCompany(roles),
}

/**
 * The things that somebody is responsible for by their roles (§6), the most urgent first: a company that is not set up
 * yet, people under an advisory, those who wait for them, their events, guests that end, those they arrange for, the
 * figures of the company. Each is shorter where there are several, and whole once asked. In one file, so that all of it
 * comes at once.
 */
export default function Responsibilities() {
  const { companyId, roles } = useSession()
  const isOne = Object.values(sections).filter((isTheirs) => isTheirs(roles)).length === 1
  const rows = isOne ? rowsAlone : rowsBeside
  return (
    <>
      {isOffered('firststeps') && roles.includes('Admin') && <FirstSteps companyId={companyId} />}
      {sections.underWay(roles) && <TravellersUnderWay companyId={companyId} rows={rows} />}
      {sections.waiting(roles) && <WaitingForYou companyId={companyId} rows={rows} />}
      {sections.events(roles) && <OrganizedEvents companyId={companyId} rows={rows} />}
      {sections.guests(roles) && <EndingGuests companyId={companyId} />}
      {sections.travellers(roles) && <YourTravellers rows={rows} />}
      {sections.company(roles) && <CompanyOverview companyId={companyId} isBrief={!isOne} />}
    </>
  )
}
