import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ActiveStatus, CostCenter } from '#contract/employees/costCenters.ts'
import { costCenterTitle, costCenterTrail } from '@/domains/admin/costCenters.rules'
import { useCostCenterQuery, useCostCentersQuery } from '@/domains/admin/costCenters.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { RecordInput } from '@/forms/input/RecordInput'
import { useRecordChoice } from '@/forms/input/useRecordChoice'
import { withData } from '@/store/shownAnswer'

interface CostCenterInputProps {
  name: string
  isRequired?: boolean
  isLabelHidden?: boolean
  /** The meaning of an empty field. */
  placeholder?: string
  description?: ReactNode
  /** The status of the cost centres to find; only active ones by default. */
  status?: ActiveStatus | 'any'
}

/**
 * A cost centre, found by its number or a name; the trail tells cost centres of the same name apart. The value is its
 * id, empty without a choice.
 */
export function CostCenterInput({ name, status = 'active', ...rest }: CostCenterInputProps) {
  const { companyId } = useSession()
  const { locale } = useIntl()
  const choice = useRecordChoice<CostCenter>(name, null, {
    idOf: ({ id }) => id,
    nameOf: (center) => costCenterTitle(center, locale),
  })
  const { term, unknownId: costCenterId } = choice
  const found = useCostCentersQuery(
    term ? { companyId, term, pageNumber: 1, ...(status !== 'any' && { status }) } : skipToken,
  )
  const one = useCostCenterQuery(costCenterId ? { companyId, costCenterId } : skipToken)
  return (
    <RecordInput
      {...rest}
      choice={choice}
      search={withData(found, ({ responseData }) => responseData)}
      one={one.currentData}
      words={{
        searching: <FormattedMessage id="admin.costCenter.searching" />,
        nothing: <FormattedMessage id="admin.costCenter.none" />,
      }}
      factsOf={(center) => [costCenterTrail(center, locale)]}
    />
  )
}
