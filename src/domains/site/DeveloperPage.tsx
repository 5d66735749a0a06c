import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { titleOf } from '@/routes/table'
import styles from './DeveloperPage.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

const pages = [
  { name: 'developerComponents', about: 'site.developer.about' },
  { name: 'developerTexts', about: 'site.texts.about' },
  { name: 'developerAlerts', about: 'site.developer.index.alerts' },
] as const

/** §2 developer: the pages that a build with developer options has. */
export default function DeveloperPage() {
  const locale = useLocale()
  return (
    <div className={layout.stack6}>
      <PageHeader
        title={<FormattedMessage id="routes.developer" />}
        facts={[<FormattedMessage key="about" id="site.developer.index" />]}
      />
      <RowList>
        {pages.map(({ name, about }) => (
          <li key={name} className={styles.page}>
            <Link to={pathTo(locale, name)} className={textStyle.medium}>
              <FormattedMessage id={titleOf(name)} />
            </Link>
            <p className={textStyle.note}>
              <FormattedMessage id={about} />
            </p>
          </li>
        ))}
      </RowList>
    </div>
  )
}
