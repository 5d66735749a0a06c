import { ChevronRight } from 'lucide-react'
import { memo, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CostCenter } from '#contract/employees/costCenters.ts'
import { useSession } from '@/domains/session/shared/useSession'
import type { MessageId } from '@/i18n/messages'
import { CostCenterFacts } from './CostCenterFacts'
import { CostCenterLink } from './CostCenterLinks'
import { costCenterTitle } from '@/domains/admin/costCenters.rules'
import { useCostCentersQuery } from '@/domains/admin/costCenters.slice'
import styles from './CostCenters.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface BranchProps {
  /** The cost centre of the branch, or `topOfTree`. */
  parentId: string
  /** Ids of all that are open. */
  open: readonly string[]
  onPublicFrame: (costCenterId: string) => void
}

/** The cost centres directly below another, page by page. */
export function Branch(props: BranchProps) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, index) => (
    <BranchPage
      key={index + 1}
      {...props}
      pageNumber={index + 1}
      isLast={index + 1 === pages}
      onMore={() => setPages(pages + 1)}
    />
  ))
}

type BranchPageProps = BranchProps & { pageNumber: number; isLast: boolean; onMore: () => void }

function BranchPage({ parentId, open, onPublicFrame, pageNumber, isLast, onMore }: BranchPageProps) {
  const { companyId } = useSession()
  const { currentData: data, isError, refetch } = useCostCentersQuery({ companyId, parentId, pageNumber })
  const key = `${parentId}-${pageNumber}`
  if (data)
    return (
      <>
        {data.responseData.map((center) => (
          <CostCenterItem
            key={center.id}
            center={center}
            open={open.includes(center.id) ? open : none}
            onPublicFrame={onPublicFrame}
          />
        ))}
        {isLast && data.nextPage !== null && <NoteItem id={`more ${key}`} words="costCenters.more" onAction={onMore} />}
      </>
    )
  return isError ? (
    <NoteItem id={`failed ${key}`} words="costCenters.branch.failed" onAction={() => void refetch()} />
  ) : (
    <NoteItem id={`loading ${key}`} words="patterns.loading" />
  )
}

const none: readonly string[] = []

type ItemProps = Pick<BranchProps, 'onPublicFrame'> & {
  center: CostCenter
  /** Ids of all open cost centres if this one is open, so that a closed one does not render when another opens. */
  open: readonly string[]
}

const CostCenterItem = memo(function CostCenterItem({ center, open, onPublicFrame }: ItemProps) {
  const { locale } = useIntl()
  const title = costCenterTitle(center, locale)
  return (
    <TreeItem
      id={center.id}
      textValue={title}
      className={styles.item ?? ''}
      hasChildItems={center.children > 0}
      onAction={() => onPublicFrame(center.id)}
    >
      <TreeItemContent>
        {({ hasChildItems }) => (
          <div className={styles.line}>
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron ?? ''}>
                <ChevronRight aria-hidden="true" />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            <CostCenterLink center={center} className={styles.name} />
            <CostCenterFacts center={center} />
          </div>
        )}
      </TreeItemContent>
      {center.children > 0 &&
        (open.includes(center.id) ? (
          <Branch parentId={center.id} open={open} onPublicFrame={onPublicFrame} />
        ) : (
          // A cost centre opens only if it has an item below it. This one needs no request.
          <NoteItem id={`closed ${center.id}`} words="patterns.loading" />
        ))}
    </TreeItem>
  )
})

/** A row without a cost centre: loading, failed, or a button for more. */
function NoteItem({ id, words, onAction }: { id: string; words: MessageId; onAction?: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <TreeItem
      id={id}
      textValue={formatMessage({ id: words })}
      className={styles.item ?? ''}
      {...(onAction && { onAction })}
    >
      <TreeItemContent>
        <div className={styles.line}>
          <span className={styles.chevron} />
          <span className={onAction ? styles.action : textStyle.note}>
            <FormattedMessage id={words} />
          </span>
        </div>
      </TreeItemContent>
    </TreeItem>
  )
}
