import { FileUp, FolderPlus, WalletCards } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { selectedCostCenterId } from '@/domains/admin/admin.slice'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SearchInput } from '@/patterns/table/filters/SearchInput'
import { pathTo } from '@/routes/pathTo'
import { useAppSelector } from '@/store/hooks'
import { buttonClass } from '@/ui/button/buttonClass'
import { CostCenterTree } from './CostCenterTree'
import styles from './CostCenters.module.css'
import { FoundCostCenters } from './FoundCostCenters'
import layout from '@/ui/layout/layout.module.css'

/** §2 cost-centers: all cost centres as a tree, or the results of a search. */
export default function CostCentersPage() {
  const { formatMessage } = useIntl()
  const [query, setQuery] = useSearchParams()
  const term = query.get('search') ?? ''
  const search = (text: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (text) next.set('search', text)
        else next.delete('search')
        return next
      },
      { replace: true },
    )
  return (
    <div className={layout.stack5}>
      <AdminTabs />
      <Head />
      <SearchInput
        className={styles.search}
        label={formatMessage({ id: 'costCenters.search' })}
        value={term}
        onChange={search}
      />
      {term ? <FoundCostCenters key={term} term={term} /> : <CostCenterTree />}
    </div>
  )
}

function Head() {
  const locale = useLocale()
  const selected = useAppSelector(selectedCostCenterId)
  return (
    <PageHeader
      title={<FormattedMessage id="routes.costCenters" />}
      lead="costCenters.lead"
      primary={
        <Link
          className={buttonClass()}
          to={pathTo(locale, 'addCostCenter', undefined, selected ? { parent: selected } : {})}
        >
          <FolderPlus aria-hidden="true" />
          <FormattedMessage id="costCenters.add" />
        </Link>
      }
      actions={
        <>
          {isOffered('budgets') && (
            <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'companyBudgets')}>
              <WalletCards aria-hidden="true" />
              <FormattedMessage id="routes.budgets" />
            </Link>
          )}
          {isOffered('imports') && (
            <Link
              className={buttonClass('quiet', 'small')}
              to={pathTo(locale, 'importTable', undefined, { kind: 'costCenters' })}
            >
              <FileUp aria-hidden="true" />
              <FormattedMessage id="costCenters.import" />
            </Link>
          )}
        </>
      }
    />
  )
}
