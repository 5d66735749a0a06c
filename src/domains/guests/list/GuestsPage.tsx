import { UserPlus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useTableAddress } from '@/patterns/table/tableAddress'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { GuestStatusLinks } from './GuestStatusLinks'
import { GuestTable } from './GuestTable'
import { guestTable, listQuery } from './guestTable.rules'
import { useGuestsQuery } from '@/domains/guests/guests.slice'
import layout from '@/ui/layout/layout.module.css'
import { shownOf } from '@/store/shownAnswer'

/** §2 guests: everybody who is a guest of the company, with what is to be done about them. */
export default function GuestsPage() {
  const address = useTableAddress(guestTable)
  const { companyId } = useSession()
  const answer = useGuestsQuery({ companyId, ...listQuery(address.state) })
  const { shown, isOutdated } = shownOf(answer)
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.guestManagementList" />}
        lead="guests.lead"
        primary={
          <Link className={buttonClass()} to={pathTo(useLocale(), 'guestManagementAdd')}>
            <UserPlus aria-hidden="true" />
            <FormattedMessage id="guests.add" />
          </Link>
        }
      />
      <GuestStatusLinks counts={shown?.statusCounts} areOutdated={isOutdated} address={address} />
      <GuestTable answer={answer} address={address} />
    </div>
  )
}
