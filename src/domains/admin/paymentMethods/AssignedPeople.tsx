import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import { useFoundEmployeesQuery } from '@/domains/admin/employees.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { isSearchable } from '@/forms/input/isSearchable'
import { SearchedMultiSelectInput } from '@/forms/input/MultiSelectInput'
import { shownResults } from '@/forms/input/shownResults'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'

/** The people a card pays for: active employees, found by name, e-mail or number. */
export function AssignedPeople() {
  const { companyId } = useSession()
  const [text, setText] = useState('')
  const term = useDebouncedValue(text).trim()
  const search = useFoundEmployeesQuery(isSearchable(term) ? { companyId, field: 'employee', term } : skipToken)
  return (
    <SearchedMultiSelectInput
      name="employees"
      description={<FormattedMessage id="companyCards.assign.people" />}
      text={text}
      onText={setText}
      found={isSearchable(term) ? shownResults(search) : []}
      isSearching={search.isFetching || term !== text.trim()}
      nameOf={fullName}
    >
      {(person) => [fullName(person), person.email, person.jobTitle].filter(Boolean).join(' · ')}
    </SearchedMultiSelectInput>
  )
}
