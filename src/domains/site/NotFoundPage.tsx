import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { CenteredPage } from '@/ui/display/CenteredPage'
import { EmptyState } from '@/ui/notice/EmptyState'
import { LostIllustration } from '@/ui/illustrations/LostIllustration'

/** §2: the page of every unknown address. */
export default function NotFoundPage() {
  const locale = useLocale()
  return (
    <CenteredPage route="notFound">
      <EmptyState
        headingLevel={1}
        title={<FormattedMessage id="site.notFound.title" />}
        text={<FormattedMessage id="site.notFound.text" />}
        illustration={<LostIllustration />}
        action={
          <Link className={buttonClass()} to={pathTo(locale, 'home')}>
            <FormattedMessage id="site.home" />
          </Link>
        }
      />
    </CenteredPage>
  )
}
