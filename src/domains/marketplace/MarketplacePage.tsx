import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { PartnerApp } from '#contract/catalogs/marketplace.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import { pathTo } from '@/routes/pathTo'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Banner } from '@/ui/notice/Banner'
import { EmptyState } from '@/ui/notice/EmptyState'
import { AppCard } from './AppCard'
import { AppFilters } from './AppFilters'
import { categoryIn, countOpen, marketplaceAddress, shownApps, statusIn } from './marketplace.rules'
import { useAppsQuery } from './marketplace.slice'

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
