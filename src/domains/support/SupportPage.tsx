import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Articles } from './Articles'
import { ContactCard } from './ContactCard'
import { ReportTrip } from './ReportTrip'
import styles from './SupportPage.module.css'

/** §2 support: contact and opening hours, help articles, and reporting a problem with a trip. */
export default function SupportPage() {
  const locale = useLocale()
  return (
    <>
      <header>
        <h1>
          <FormattedMessage id="routes.support" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="support.lead" />
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
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
