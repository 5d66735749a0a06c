import { FormattedMessage } from 'react-intl'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { IfOffered } from '@/patterns/record/IfOffered'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useTableAddress } from '@/patterns/table/tableAddress'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { useOwnCreditsQuery } from './credits.slice'
import { CreditTable } from './CreditTable'
import { creditQuery, creditTable } from './creditTable.rules'

/** The reader's own travel credits. */
export default function OwnCreditsPage() {
  return (
    <IfOffered addition="credits" title="routes.ownTravelCredits" text="credits.notOffered">
      <OwnCredits />
    </IfOffered>
  )
}

function OwnCredits() {
  const address = useTableAddress(creditTable)
  const me = useOwnProfile()
  const answer = useOwnCreditsQuery({ ...me, ...creditQuery(address.state) })
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.ownTravelCredits" />}
        note={
          <p className={cx(textStyle.measure, textStyle.soft)}>
            <FormattedMessage id="credits.lead.own" />
          </p>
        }
      />
      <CreditTable answer={answer} address={address} owner={me} />
    </div>
  )
}
