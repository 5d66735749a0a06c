import { FileUp, FolderPlus, WalletCards } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams, useNavigate } from 'react-router-dom'
import { useCallback, useState } from 'react'
import { Tree } from 'react-aria-components/Tree'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { topOfTree } from '#contract/employees/costCenters.ts'
import { selectedCostCenterId, costCenterSelected } from '@/domains/admin/admin.slice'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useCostCentersQuery } from '@/domains/admin/costCenters.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SearchInput } from '@/patterns/table/filters/SearchInput'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { pathTo } from '@/routes/pathTo'
import { useAppSelector, useAppDispatch } from '@/store/hooks'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './CostCenters.module.css'
import { FoundCostCenters } from './FoundCostCenters'
import { Branch } from './CostCenterBranch'
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

/** The cost centres as a tree; a branch is loaded when it is opened. */
function CostCenterTree() {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const top = useCostCentersQuery({ companyId, parentId: topOfTree, pageNumber: 1 })
  const branches = useOpenBranches()
  const openPage = usePublicFrame()
  if (top.currentData?.responseData.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={<FormattedMessage id="costCenters.none.title" />}
        text={<FormattedMessage id="costCenters.none.text" />}
      />
    )
  if (!top.currentData && top.isError)
    return <QueryFailure isLarge query={top} title="costCenters.failed" text="tables.failed.text" />
  if (!top.currentData)
    return (
      <>
        <VisuallyHidden role="status">
          <FormattedMessage id="patterns.loading" />
        </VisuallyHidden>
        <Skeleton shape="box" />
      </>
    )
  return (
    <Virtualizer layout={ListLayout} layoutOptions={rows}>
      <Tree
        aria-label={formatMessage({ id: 'routes.costCenters' })}
        className={styles.tree ?? ''}
        expandedKeys={branches.open}
        onExpandedChange={(keys) => branches.change([...keys].map(String))}
        onAction={ownAction}
      >
        <Branch parentId={topOfTree} open={branches.open} onPublicFrame={openPage} />
      </Tree>
    </Virtualizer>
  )
}

/** Only the rows in sight are drawn; this high, in pixels, until their own height is known. */
const rows = { estimatedRowHeight: 49 }

/**
 * Makes a press on a row run its own action; without a function here, a row with a branch would only open and close.
 */
const ownAction = () => undefined

/** Opens the page of a cost centre. The function stays the same, so that rows do not render again. */
function usePublicFrame() {
  const locale = useLocale()
  const navigate = useNavigate()
  return useCallback(
    (costCenterId: string) => void navigate(pathTo(locale, 'costCenter', { costCenterId })),
    [locale, navigate],
  )
}

/**
 * The open branches, at first those of the address. The state is ahead of the address, whose change takes longer. The
 * branch opened last is the selected cost centre (§3).
 */
function useOpenBranches() {
  const dispatch = useAppDispatch()
  const [query, setQuery] = useSearchParams()
  const [open, setOpen] = useState(() => (query.get('open') ?? '').split(',').filter(Boolean))
  const change = (now: string[]) => {
    const opened = now.find((id) => !open.includes(id))
    setOpen(now)
    if (opened) dispatch(costCenterSelected(opened))
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (now.length > 0) next.set('open', now.join(','))
        else next.delete('open')
        return next
      },
      // Opening a branch adds no entry to the browser's history.
      { replace: true },
    )
  }
  return { open, change }
}
