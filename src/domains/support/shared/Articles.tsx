import { ChevronDown, Search } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { pathTo, type PlainRouteName } from '@/routes/pathTo'
import { rowOf, titleOf } from '@/routes/table'
import { mayNavigate } from '@/routes/permissions'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'
import { TextField } from '@/ui/field/text/TextField'
import { type Article, findArticles } from './articles.rules'
import styles from './support.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The help articles in order. Each may link to a screen, and on the account page to a section. */
const articles = {
  book: undefined,
  cannotBook: { route: 'completeYourProfile' },
  change: { route: 'tripsList' },
  passport: { route: 'travelDocuments' },
  cardExpiring: { route: 'payment' },
  arrangers: { route: 'account', section: 'arrangers' },
  calendar: { route: 'tripsList' },
  offline: { route: 'tripsList' },
  advisories: { route: 'tripsList' },
  invoices: { route: 'tripsList' },
  timeZones: { route: 'account', section: 'display' },
  privacy: { route: 'legal' },
} as const satisfies Record<string, ArticleLink | undefined>

interface ArticleLink {
  route: PlainRouteName
  /** The section of the account page. */
  section?: 'arrangers' | 'display'
}

type ArticleName = keyof typeof articles
const articleNames = Object.keys(articles) as ArticleName[]

/** Help articles, filtered while typing. */
export function Articles() {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState('')
  const tripsTitle = formatMessage({ id: titleOf('tripsList') })
  const all = articleNames.map((name) => ({
    name,
    title: formatMessage({ id: `support.article.${name}.title` }),
    text: formatMessage({ id: `support.article.${name}.text` }, { tripsTitle }),
  }))
  const found = findArticles(all, search)
  return (
    <Card heading={<FormattedMessage id="support.articles.title" />}>
      <div className={layout.stack4}>
        <TextField
          type="search"
          label={<FormattedMessage id="support.articles.search" />}
          before={<Search aria-hidden="true" />}
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
        <p role="status" className={cx(textStyle.note, textStyle.snug)}>
          {search.trim() !== '' && <FormattedMessage id="support.articles.found" values={{ count: found.length }} />}
        </p>
        {found.length > 0 ? (
          <ul role="list" className={styles.list}>
            {found.map((article) => (
              <li key={article.name}>
                <Answer article={article} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            headingLevel={3}
            title={<FormattedMessage id="support.articles.nothing" />}
            text={<FormattedMessage id="support.articles.nothing.text" />}
            action={
              <Button variant="secondary" onClick={() => setSearch('')}>
                <FormattedMessage id="support.articles.all" />
              </Button>
            }
          />
        )}
      </div>
    </Card>
  )
}

const nameOf = (link: NonNullable<(typeof articles)[ArticleName]>) =>
  'section' in link ? (`support.section.${link.section}` as const) : titleOf(link.route)

function Answer({ article: { name, title, text } }: { article: Article<ArticleName> }) {
  const locale = useLocale()
  const { roles } = useSession()
  const link = articles[name]
  return (
    <details className={styles.article}>
      <summary>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.text}>
        {text.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && mayNavigate(rowOf(link.route), roles) && (
          <p>
            <Link to={pathTo(locale, link.route, undefined, 'section' in link ? { section: link.section } : {})}>
              <FormattedMessage id="support.article.open" values={{ page: <FormattedMessage id={nameOf(link)} /> }} />
            </Link>
          </p>
        )}
      </div>
    </details>
  )
}
