import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { CompanyOverview } from './CompanyOverview'
import { seesCompany } from './home.rules'
import { TravellersUnderWay } from './underWay/TravellersUnderWay'
import { WaitingForYou } from './WaitingForYou'
import { YourTravellers } from './YourTravellers'

/**
 * What somebody is responsible for by their roles (§6), the most urgent first: people under an advisory, those who wait
 * for them, those they arrange for, the figures of the company. In one file, so that all of it comes at once.
 */
export default function Responsibilities() {
  const { companyId, roles } = useSession()
  return (
    <>
      {isOffered('travellerplaces') && roles.includes('RiskAdvisor') && <TravellersUnderWay companyId={companyId} />}
      {isOffered('missingdetails') && roles.includes('Admin') && <WaitingForYou companyId={companyId} />}
      {roles.includes('Arranger') && <YourTravellers />}
      {isOffered('companyoverview') && seesCompany(roles) && <CompanyOverview companyId={companyId} />}
    </>
  )
}
