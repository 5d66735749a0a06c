import { ReceiptText } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import layout from '@/ui/layout/layout.module.css'
import { useCompanyCreditsQuery } from './credits.slice'
import { CreditTable } from './CreditTable'
import { creditQuery, creditTable } from './creditTable.rules'

/** The travel credits of the company, for its financial officers. */
export default function CompanyCreditsPage() {
  const locale = useLocale()
  const address = useTableAddress(creditTable)
  const { companyId } = useSession()
  const answer = useCompanyCreditsQuery({ companyId, ...creditQuery(address.state) })
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.travelCredits" />}
        lead="credits.lead.company"
        actions={
          <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'cancellations')}>
            <ReceiptText aria-hidden="true" />
            <FormattedMessage id="routes.cancellations" />
          </Link>
        }
      />
      <CreditTable answer={answer} address={address} owner={{ companyId }} />
    </div>
  )
}
