import { FormattedMessage, useIntl } from 'react-intl'
import { BookNow } from '@/domains/booking/shared/BookNow'
import { useSession } from '@/domains/session/shared/useSession'
import { PageHeader } from '@/patterns/page/PageHeader'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import layout from '@/ui/layout/layout.module.css'
import { HelpTip } from '@/ui/overlay/HelpTip'
import { useCertifiedHotelsQuery } from './hotels.slice'
import { HotelTable } from './HotelTable'
import { hotelQuery, hotelTable } from './hotelTable.rules'

/** §2 leed-hotels: hotels with a certificate of sustainability. */
export default function HotelsPage() {
  const address = useTableAddress(hotelTable)
  const { companyId } = useSession()
  const answer = useCertifiedHotelsQuery({ companyId, ...hotelQuery(address.state) })
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={<FormattedMessage id="routes.leedHotels" />}
        mark={<CertificateHelp />}
        lead="hotels.lead"
        primary={<BookNow />}
      />
      <HotelTable answer={answer} address={address} />
    </div>
  )
}

const terms = ['kind', 'leed', 'greenKey', 'breeam', 'earthCheck', 'gstc'] as const

/** The certificates and their levels explained. */
function CertificateHelp() {
  const { formatMessage } = useIntl()
  return (
    <HelpTip
      theme="tripsHelp"
      label={formatMessage({ id: 'hotels.help' })}
      terms={terms.map((key) => ({
        key,
        term: <FormattedMessage id={`hotels.help.${key}.term`} />,
        text: <FormattedMessage id={`hotels.help.${key}.text`} />,
      }))}
    />
  )
}
