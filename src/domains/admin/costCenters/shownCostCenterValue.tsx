import { skipToken } from '@reduxjs/toolkit/query/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { activeStatuses } from '#contract/employees/costCenters.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { costCenterTitle } from '@/domains/admin/costCenters.rules'
import { useCostCenterQuery } from '@/domains/admin/costCenters.slice'

/** Formats a value of a cost centre for a conflict. */
export const shownCostCenterValue = (name: string, value: unknown) => {
  const text = typeof value === 'string' ? value : ''
  if (name === 'parentId') return <ParentName id={text} />
  const status = activeStatuses.find((each) => each === text)
  return status ? <FormattedMessage id={`costCenters.status.${status}`} /> : text || '—'
}

/** The name of the cost centre above. */
function ParentName({ id }: { id: string }) {
  const { companyId } = useSession()
  const { locale } = useIntl()
  const { data } = useCostCenterQuery(id ? { companyId, costCenterId: id } : skipToken)
  if (!id) return <FormattedMessage id="costCenters.top" />
  return data ? costCenterTitle(data, locale) : '…'
}
