import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CostCenter } from '#contract/employees/costCenters.ts'
import { costCenterTitle, costCenterTrail } from '@/domains/admin/costCenters.rules'
import { useCostCentersQuery } from '@/domains/admin/costCenters.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { isSearchable } from '@/forms/input/isSearchable'
import { SearchedMultiSelectInput } from '@/forms/input/MultiSelectInput'
import { shownResults } from '@/forms/input/shownResults'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { GroupFrame } from '@/ui/field/frame/GroupFrame'
import type { AssignedCenter } from './companyCards.rules'
import layout from '@/ui/layout/layout.module.css'
import { withData } from '@/store/shownAnswer'

/** The cost centers whose people a card pays for, each with the choice to include those below it. */
export function AssignedCenters() {
  const { locale } = useIntl()
  const { companyId } = useSession()
  const [text, setText] = useState('')
  const term = useDebouncedValue(text).trim()
  const active = { companyId, pageNumber: 1, status: 'active' } as const
  const search = useCostCentersQuery(isSearchable(term) ? { ...active, term } : skipToken)
  const { data: all } = useCostCentersQuery(active)
  const results = shownResults(withData(search, ({ responseData }) => responseData))
  const trailOf = ({ id }: AssignedCenter) => {
    const center = results.find((each) => each.id === id)
    return center ? costCenterTrail(center, locale) : ''
  }
  return (
    <>
      <SearchedMultiSelectInput<AssignedCenter>
        name="costCenters"
        description={<FormattedMessage id="companyCards.assign.centers" />}
        text={text}
        onText={setText}
        found={isSearchable(term) ? results.map(asAssigned) : []}
        isSearching={search.isFetching || term !== text.trim()}
        isEmpty={all?.totalItemCount === 0}
        nameOf={(center) => costCenterTitle(center, locale)}
      >
        {(center) => [costCenterTitle(center, locale), trailOf(center)].filter(Boolean).join(' · ')}
      </SearchedMultiSelectInput>
      <IncludeBelow />
    </>
  )
}

/** At first only the people of a cost center itself are meant. */
const asAssigned = ({ id, externalId, names }: CostCenter): AssignedCenter => ({
  id,
  externalId,
  names,
  includesBelow: false,
})

/** The choice, for each cost center, to include those below it. */
function IncludeBelow() {
  const { locale, formatMessage } = useIntl()
  const { control } = useFormContext()
  const { value, onChange } = useController({ control, name: 'costCenters' }).field
  const centers = value as AssignedCenter[]
  if (centers.length === 0) return null
  return (
    <GroupFrame id="company-card-below" label={formatMessage({ id: 'companyCards.assign.below' })}>
      <div className={layout.stack1}>
        {centers.map((center) => (
          <CheckboxField
            key={center.id}
            label={costCenterTitle(center, locale)}
            checked={center.includesBelow}
            onChange={({ target }) =>
              onChange(
                centers.map((each) => (each.id === center.id ? { ...each, includesBelow: target.checked } : each)),
              )
            }
          />
        ))}
      </div>
    </GroupFrame>
  )
}
