import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import { useSession } from '@/domains/session/shared/useSession'
import type { MessageId } from '@/i18n/messages'
import { ChangeSection, type ShownChange } from '@/patterns/record/ChangeSection'
import { ChangedFields, ChangeAction, ChangeAuthor } from './ChangedFields'
import { useCompanyChangesQuery } from './companyChanges.slice'

interface CompanyChangeSectionProps {
  heading: MessageId
  /** The changed employee or cost center. */
  entityId: string
  /** Only the latest changes, without the pages of the others. */
  isShort?: boolean
}

/**
 * The changes of an employee or a cost center with its roles; without values for personal data. It stands at the end of
 * its page and is loaded after it.
 */
export default function CompanyChangeSection({ heading, entityId, isShort = false }: CompanyChangeSectionProps) {
  const { companyId } = useSession()
  const [pageNumber, onTurn] = useState(1)
  return (
    <ChangeSection<CompanyChange>
      heading={<FormattedMessage id={heading} />}
      answer={useCompanyChangesQuery({ companyId, entityId, pageNumber })}
      {...(!isShort && { pages: { pageNumber, onTurn } })}
      shown={shownChange}
    />
  )
}

const shownChange = (change: CompanyChange): ShownChange => ({
  id: change.id,
  at: change.at,
  title: (
    <>
      <ChangeAction change={change} />
      {change.entity === 'costCenterRole' && change.entityName && <> · {change.entityName}</>}
    </>
  ),
  fields: <ChangedFields changes={change.changes} />,
  author: <ChangeAuthor change={change} />,
})
