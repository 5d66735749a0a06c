import { UserPlus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { type GuestPage, type GuestStatus, guestStatuses } from '#contract/arranger/guests.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { searchOfValue, type TableAddress, useTableAddress } from '@/patterns/table/address/tableAddress'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { GuestTable } from './GuestTable'
import { guestTable, listQuery, statusIn } from './guestTable.rules'
import { useGuestsQuery } from '@/domains/guests/guests.slice'
import layout from '@/ui/layout/layout.module.css'
import { shownOf } from '@/store/shownAnswer'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'

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

interface GuestStatusLinksProps {
  /** Undefined until they are there. */
  counts: GuestPage['statusCounts'] | undefined
  areOutdated: boolean
  address: TableAddress
}

/** All guests, and those in each state, with how many there are; nothing while the company has none. */
function GuestStatusLinks({ counts, areOutdated, address }: GuestStatusLinksProps) {
  const { formatMessage } = useIntl()
  const chosen = statusIn(address.state)
  const countOf = (status: GuestStatus) => counts?.[status] ?? 0
  const all = guestStatuses.reduce((sum, status) => sum + countOf(status), 0)
  if (counts && all === 0 && !address.state.search && !chosen) return null
  return (
    <StatusLinks
      label={formatMessage({ id: 'guests.states' })}
      areOutdated={areOutdated}
      links={[undefined, ...guestStatuses].map((status) => ({
        key: status ?? 'all',
        label: <FormattedMessage id={status ? `guests.tab.${status}` : 'guests.tab.all'} />,
        search: searchOfValue(address, 'status', status),
        count: counts && (status ? countOf(status) : all),
        isCurrent: status === chosen,
      }))}
    />
  )
}
