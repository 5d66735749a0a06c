import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { CompanyCard } from '#contract/admin/companyCards.ts'
import { costCenterTitle } from '@/domains/admin/costCenters.rules'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'

/** The cost center of a card, as a link. */
export function KeptBy({ center }: { center: CompanyCard['costCenter'] }) {
  const { locale: culture } = useIntl()
  const locale = useLocale()
  return (
    // A single box: between separate boxes in a line of facts the space is lost.
    <span>
      <FormattedMessage
        id="companyCards.keptBy"
        values={{
          name: (
            <Link to={pathTo(locale, 'costCenter', { costCenterId: center.id })}>
              {costCenterTitle(center, culture)}
            </Link>
          ),
        }}
      />
    </span>
  )
}
