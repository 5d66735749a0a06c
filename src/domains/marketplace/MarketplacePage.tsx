import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useId } from 'react'
import { type PartnerApp, appStatuses } from '#contract/catalogs/marketplace.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useTableAddress, type TableAddress, writeTable } from '@/patterns/table/address/tableAddress'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'
import { pathTo } from '@/routes/pathTo'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import rowLink from '@/patterns/list/rowLink.module.css'
import { Banner } from '@/ui/notice/Banner'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Badge } from '@/ui/display/Badge'
import { Card } from '@/ui/display/Card'
import { SelectField } from '@/ui/field/choice/SelectField'
import { categoryIn, countOpen, marketplaceAddress, shownApps, statusIn, offeredCategories } from './marketplace.rules'
import { useAppsQuery } from './marketplace.slice'
import { AppBadge } from './AppBadge'
import styles from './AppCard.module.css'

/** §2 marketplace: the apps of partners, with what the company has decided about each. */
export default function MarketplacePage() {
  const answer = useAppsQuery({ companyId: useSession().companyId })
  return (
    <RecordAnswer
      answer={answer}
      title="routes.marketplace"
      failed="marketplace.failed"
      unknown={<EmptyState headingLevel={1} title={<FormattedMessage id="routes.marketplace" />} />}
    >
      {(apps) => (
        <div className={layout.stack5}>
          <PageHeader
            title={<FormattedMessage id="routes.marketplace" />}
            note={
              <p className={cx(textStyle.measure, textStyle.soft)}>
                <FormattedMessage id="marketplace.lead" />{' '}
                {areAllDemo(apps) && <FormattedMessage id="marketplace.demo.all" />}
              </p>
            }
          />
          {apps.length === 0 ? (
            <EmptyState
              title={<FormattedMessage id="marketplace.none.title" />}
              text={<FormattedMessage id="marketplace.none.text" />}
            />
          ) : (
            <Apps apps={apps} />
          )}
        </div>
      )}
    </RecordAnswer>
  )
}

const areAllDemo = (apps: readonly PartnerApp[]) => apps.length > 1 && apps.every(({ isDemo }) => isDemo)

function Apps({ apps }: { apps: readonly PartnerApp[] }) {
  const { formatMessage } = useIntl()
  const address = useTableAddress(marketplaceAddress)
  const shown = shownApps(apps, { status: statusIn(address.state), category: categoryIn(address.state) })
  return (
    <>
      <Waiting apps={apps} />
      <AppFilters apps={apps} address={address} />
      {shown.length === 0 ? (
        <p role="status">
          <FormattedMessage id="marketplace.nothing" />
        </p>
      ) : (
        <ul
          role="list"
          aria-label={formatMessage({ id: 'marketplace.apps' })}
          className={cx(layout.tiles18, layout.gap4)}
        >
          {shown.map((app) => (
            <li key={app.id} className={layout.contents}>
              <AppCard app={app} isDemoSaid={areAllDemo(apps)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** For administrators: the apps that people have asked for. */
function Waiting({ apps }: { apps: readonly PartnerApp[] }) {
  const locale = useLocale()
  const asked = apps.filter(({ openRequests }) => openRequests > 0)
  if (asked.length === 0) return null
  return (
    <Banner tone="info" title={<FormattedMessage id="marketplace.waiting" values={{ count: countOpen(apps) }} />}>
      <ul role="list" className={cx(layout.row3, layout.lines1)}>
        {asked.map(({ id, name }) => (
          <li key={id}>
            <Link to={pathTo(locale, 'marketplaceApp', { appId: id })}>{name}</Link>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

interface AppCardProps {
  app: PartnerApp
  /** Whether the page has said that all apps are invented. */
  isDemoSaid: boolean
}

/** An app: name with the link, vendor and category, what it does, its status, and who can enable it. */
function AppCard({ app, isDemoSaid }: AppCardProps) {
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

interface AppFiltersProps {
  apps: readonly PartnerApp[]
  address: TableAddress
}

/** Links to the apps of each status with their numbers, and the choice of a category. */
function AppFilters({ apps, address: { shape, state, choose } }: AppFiltersProps) {
  const { formatMessage } = useIntl()
  const chosen = statusIn(state)
  const category = categoryIn(state)
  const countOf = (status: PartnerApp['status'] | undefined) => shownApps(apps, { status, category }).length
  const searchOf = (status: string | undefined) =>
    writeTable(shape, {
      ...state,
      filters: { ...(status && { status: [status] }), ...(category && { category: [category] }) },
    })
  return (
    <div className={layout.stack3}>
      <StatusLinks
        label={formatMessage({ id: 'marketplace.states' })}
        links={[undefined, ...appStatuses.filter((each) => countOf(each) > 0 || each === chosen)].map((each) => ({
          key: each ?? 'all',
          label: <FormattedMessage id={each ? `marketplace.status.${each}` : 'marketplace.state.all'} />,
          search: searchOf(each),
          count: countOf(each),
          isCurrent: each === chosen,
        }))}
      />
      <div className={layout.row3}>
        <SelectField
          label={formatMessage({ id: 'marketplace.category' })}
          value={category ?? ''}
          onChange={({ target }) => choose('category', target.value ? [target.value] : [])}
        >
          <option value="">{formatMessage({ id: 'marketplace.category.all' })}</option>
          {offeredCategories(apps).map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `marketplace.category.${each}` })}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
