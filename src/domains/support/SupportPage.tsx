import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { AskHelpDesk } from '@/domains/agency/shared/AskHelpDesk'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Articles } from './shared/Articles'
import { ContactCard } from './shared/ContactCard'
import { ReportTrip } from './ReportTrip'
import styles from './shared/support.module.css'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** §2 support: contact and opening hours, help articles, and reporting a problem with a trip. */
export default function SupportPage() {
  const locale = useLocale()
  return (
    <>
      <header>
        <h1>
          <FormattedMessage id="routes.support" />
        </h1>
        <p className={cx(textStyle.measure, layout.above1, textStyle.soft)}>
          <FormattedMessage id="support.lead" />
        </p>
        <p className={cx(layout.above3, layout.unseenWhenEmpty)}>
          <AskHelpDesk />
        </p>
      </header>
      <div className={styles.columns}>
        <div className={cx(layout.stack5, layout.top)}>
          <ContactCard />
          {isOffered('tripreport') && <ReportTrip />}
        </div>
        <Articles />
      </div>
      <p className={styles.legal}>
        <Link to={pathTo(locale, 'legal')}>
          <FormattedMessage id="routes.legal" />
        </Link>
        <Link to={pathTo(locale, 'terms')}>
          <FormattedMessage id="routes.terms" />
        </Link>
      </p>
    </>
  )
}
