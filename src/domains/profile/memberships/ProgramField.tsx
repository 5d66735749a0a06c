import { skipToken } from '@reduxjs/toolkit/query/react'
import { type Ref, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LoyaltyProgram, MembershipCategory } from '#contract/profile/memberships.ts'
import type { ProfileRef } from '@/http/paths'
import { SearchField } from '@/ui/field/search/SearchField'
import { shownResults } from '@/forms/input/shownResults'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { useProgramsQuery } from './memberships.slice'
import textStyle from '@/ui/layout/textStyle.module.css'

interface ProgramFieldProps {
  profileRef: ProfileRef
  category: MembershipCategory
  label: string
  error: string | undefined
  value: LoyaltyProgram | null
  onChange: (program: LoyaltyProgram | null) => void
  onBlur: () => void
  inputRef: Ref<HTMLInputElement>
}

/** Searches a loyalty programme by its name, its company or an airline's code; offers the most common without text. */
export function ProgramField({
  profileRef,
  category,
  label,
  error,
  value,
  onChange,
  onBlur,
  inputRef,
}: ProgramFieldProps) {
  const [text, setText] = useState(value?.name ?? '')
  const { formatMessage } = useIntl()
  const { found, isSearching, hasFailed } = useFound(profileRef, category, value && text === value.name ? '' : text)
  // The list must contain the chosen programme: otherwise leaving the field would clear it.
  const choices = !value || found.some(({ code }) => code === value.code) ? found : [...found, value]
  const empty = hasFailed ? 'failed' : isSearching ? 'searching' : 'nothing'
  return (
    <SearchField
      {...{ label, error, inputRef, onBlur, text }}
      isRequired
      items={choices}
      onText={setText}
      nameOf={({ name }) => name}
      selected={value?.code ?? null}
      onSelect={(program) => {
        onChange(program ?? null)
        if (program) setText(program.name)
      }}
      nothing={<FormattedMessage id={`profile.memberships.program.${empty}`} />}
      openLabel={formatMessage({ id: 'profile.memberships.program.all' })}
    >
      {({ name, provider }) => (
        <>
          <strong>{name}</strong>
          <span className={textStyle.note}>{provider}</span>
        </>
      )}
    </SearchField>
  )
}

/** Search results of the server, once typing has paused. */
function useFound(profileRef: ProfileRef, category: MembershipCategory, text: string) {
  const term = useDebouncedValue(text).trim()
  const common = useProgramsQuery({ ...profileRef, category, text: '' })
  const search = useProgramsQuery(term ? { ...profileRef, category, text: term } : skipToken)
  // The most common programmes are not results for the text being typed.
  const found = term ? shownResults(search) : text.trim() ? [] : (common.currentData ?? [])
  const { isFetching, isError } = term ? search : common
  return { found, isSearching: isFetching || term !== text.trim(), hasFailed: isError }
}
