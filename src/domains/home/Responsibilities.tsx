import { Suspense } from 'react'
import { useMayOpen } from '@/domains/session/shared/useMayOpen'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { CompanyOverview } from '@/domains/scores/overview/shared/CompanyOverview'
import { EndingGuests } from './responsibilities/EndingGuests'
import { FirstSteps } from '@/domains/admin/shared/FirstSteps'
import { seesCompany } from './home.rules'
import { OrganizedEvents } from './responsibilities/OrganizedEvents'
import { RiskNews } from '@/domains/risk/news/shared/RiskNews'
import { TravelersUnderWay } from '@/domains/risk/travelers/shared/TravelersUnderWay'
import { lazyPart } from '@/patterns/page/lazyPart'
import { WaitingForYou } from './responsibilities/WaitingForYou'
import { YourTravelers } from './responsibilities/YourTravelers'

/** The rows of a section before the reader opens it: alone on the page, and with other sections. */
const [rowsAlone, rowsBeside] = [5, 3]

/** The sections of the reader's roles, where the company and the backend have them. */
function useSections() {
  const { roles } = useSession()
  return {
    underWay: useMayOpen('reports') && isOffered('travellerplaces'),
    waiting: isOffered('missingdetails') && roles.includes('Admin'),
    events: isOffered('groupevents') && roles.includes('EventOrganizer'),
    guests: isOffered('guestmanagement') && roles.includes('GuestManager'),
    travelers: roles.includes('Arranger'),
    company: isOffered('companyoverview') && seesCompany(roles),
  }
}

/**
 * The responsibilities of the reader's roles (§6), the most urgent first: the first steps of a new company, what is new
 * for a risk advisor, travelers under an advisory, people waiting for an administrator, events, ending guests,
 * travelers, and company figures. With several sections each is shorter, until the reader opens it. They are one file,
 * so that all sections load together.
 */
export default function Responsibilities() {
  const { companyId, roles } = useSession()
  const sections = useSections()
  const isOne = Object.values(sections).filter(Boolean).length === 1
  const rows = isOne ? rowsAlone : rowsBeside
  return (
    <>
      {isOffered('firststeps') && roles.includes('Admin') && <FirstSteps companyId={companyId} />}
      {sections.underWay && isOffered('findtravelers') && <RiskNews companyId={companyId} />}
      {sections.underWay && <TravelersUnderWay companyId={companyId} rows={rows} />}
      {sections.waiting && <WaitingForYou companyId={companyId} rows={rows} />}
      {sections.events && <OrganizedEvents companyId={companyId} rows={rows} />}
      {sections.guests && <EndingGuests companyId={companyId} />}
      {sections.travelers && <YourTravelers rows={rows} />}
      {sections.company && <CompanyOverview companyId={companyId} isBrief={!isOne} />}
      {seesCompany(roles) && <SoonLapsing />}
    </>
  )
}

const LapsingCredits = lazyPart(['credits'], () => import('@/domains/credits/shared/LapsingCredits'))

/**
 * The travel credits of the company that lapse soon. They do not wait until the reader scrolls near: the section is
 * missing where no credit lapses, and it must not be missing because of the height of the window.
 */
const SoonLapsing = () =>
  isOffered('credits') && (
    <Suspense fallback={null}>
      <LapsingCredits of="company" />
    </Suspense>
  )
