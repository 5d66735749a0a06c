import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

/** No card, or no cost center, of the company has this address: it was removed, or the link is mistyped. */
export const Unknown = ({ what }: { what: 'card' | 'center' }) => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id={`companyCards.unknown.${what}`} />}
    text={<FormattedMessage id="companyCards.unknown.text" />}
    illustration={<Illustration of="lost" />}
    action={
      <Link to={pathTo(useLocale(), 'paymentMethods')} className={buttonClass()}>
        <FormattedMessage id="companyCards.unknown.action" />
      </Link>
    }
  />
)
