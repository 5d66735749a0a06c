import { FormattedMessage } from 'react-intl'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import layout from '@/ui/layout/layout.module.css'
import { useOwnCreditsQuery } from './credits.slice'
import { CreditTable } from './CreditTable'
import { creditQuery, creditTable } from './creditTable.rules'

/** The reader's own travel credits. */
export default function OwnCreditsPage() {
  const address = useTableAddress(creditTable)
  const me = useOwnProfile()
  const answer = useOwnCreditsQuery({ ...me, ...creditQuery(address.state) })
  return (
    <div className={layout.stack5}>
      <PageHeader title={<FormattedMessage id="routes.ownTravelCredits" />} lead="credits.lead.own" />
      <CreditTable answer={answer} address={address} owner={me} />
    </div>
  )
}
