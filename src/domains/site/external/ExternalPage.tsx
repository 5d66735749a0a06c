import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { QuietLocalePicker } from '@/patterns/locale/QuietLocalePicker'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { CenteredPage } from '@/ui/display/CenteredPage'
import { EmptyState } from '@/ui/notice/EmptyState'
import { NoTripsIllustration } from '@/ui/illustrations/NoTripsIllustration'
import { externalFacts, redirectPath } from './external.rules'

/**
 * §2 external: where a company's own pages send their people. It names the company as the link does, and leads on to the
 * page of the application that the link asks for, which asks for a session as always.
 */
export default function ExternalPage() {
  const { locale: culture } = useIntl()
  const locale = useLocale()
  const [query] = useSearchParams()
  const { companyId, companyName } = externalFacts(query, culture.startsWith('fr'))
  return (
    <CenteredPage route="external" corner={<QuietLocalePicker />}>
      <EmptyState
        headingLevel={1}
        title={<FormattedMessage id="house.external.title" values={{ name: companyName || 'none' }} />}
        text={<FormattedMessage id="house.external.text" values={{ id: companyId || 'none' }} />}
        illustration={<NoTripsIllustration />}
        action={
          <Link
            className={buttonClass('primary', 'large')}
            to={redirectPath(query.get('redirectUrl'), pathTo(locale, 'home'))}
          >
            <FormattedMessage id="house.external.go" />
          </Link>
        }
      />
    </CenteredPage>
  )
}
