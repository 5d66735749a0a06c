import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { PartnerApp } from '#contract/catalogs/marketplace.ts'
import { useLocale } from '@/i18n/useLocale'
import rowLink from '@/patterns/list/rowLink.module.css'
import { pathTo } from '@/routes/pathTo'
import { cx } from '@/ui/cx'
import { Badge } from '@/ui/display/Badge'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { AppBadge } from './AppBadge'
import styles from './AppCard.module.css'

interface AppCardProps {
  app: PartnerApp
  /** Whether the page has said that all apps are invented. */
  isDemoSaid: boolean
}

/** An app: name with the link, vendor and category, what it does, its status, and who can enable it. */
export function AppCard({ app, isDemoSaid }: AppCardProps) {
  const headingId = useId()
  const locale = useLocale()
  const { id, name, vendor, category, scope, summary, status, isDemo, openRequests } = app
  return (
    <Card as="article" aria-labelledby={headingId} className={styles.card}>
      <div className={layout.stack2}>
        <h2 id={headingId} className={textStyle.large}>
          <Link className={rowLink.link} to={pathTo(locale, 'marketplaceApp', { appId: id })}>
            {name}
          </Link>
        </h2>
        <p className={textStyle.note}>
          <FormattedMessage id={`marketplace.category.${category}`} />
          {' · '}
          <FormattedMessage id="marketplace.vendor" values={{ vendor }} />
        </p>
        <p>{summary}</p>
        <p className={cx(layout.row2, layout.lines1)}>
          <AppBadge status={status} />
          {openRequests > 0 && (
            <Badge tone="warning">
              <FormattedMessage id="marketplace.open" values={{ count: openRequests }} />
            </Badge>
          )}
        </p>
        <p className={cx(textStyle.small, textStyle.faint)}>
          <FormattedMessage id={`marketplace.scope.${scope}`} />
        </p>
        {isDemo && !isDemoSaid && (
          <p className={cx(textStyle.small, textStyle.faint)}>
            <FormattedMessage id="marketplace.demo" />
          </p>
        )}
      </div>
    </Card>
  )
}
