import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { GuestHost } from '#contract/guests.ts'
import { guestName } from '@/domains/guests/guests.rules'
import { useGuestHostsQuery } from '@/domains/guests/guests.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useField } from '@/forms/FieldContext'
import { shownResults } from '@/forms/shownResults'
import { useDebouncedValue } from '@/forms/useDebouncedValue'
import { SearchField } from '@/ui/SearchField'
import styles from './HostInput.module.css'

interface HostInputProps {
  name: string
  /** The host as the guest was opened with. */
  opened: GuestHost | null
}

type Choice = GuestHost & { code: string }
const choiceOf = (host: GuestHost): Choice => ({ ...host, code: host.employeeId })

/** The employee who receives a guest, found by name or address; their cost centre is shown once they are chosen. */
export function HostInput({ name, opened }: HostInputProps) {
  const { id, label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  const host = useHost(String(value ?? ''), opened)
  const [text, setText] = useState(host.known ? guestName(host.known) : '')
  const [named, setNamed] = useState(host.known?.employeeId)
  if (host.known?.employeeId !== named) {
    setNamed(host.known?.employeeId)
    setText(host.known ? guestName(host.known) : '')
  }
  const isSettled = host.known !== undefined && text === guestName(host.known)
  const { found, isSearching } = useFound(isSettled ? '' : text)
  return (
    <SearchField<Choice>
      id={id}
      label={label}
      error={error}
      inputRef={ref}
      isRequired
      onBlur={onBlur}
      description={
        host.known?.costCenter ? (
          <FormattedMessage id="guests.form.costCenter" values={{ name: host.known.costCenter }} />
        ) : (
          <FormattedMessage id="guests.form.host.text" />
        )
      }
      items={isSettled && host.known ? [choiceOf(host.known)] : found.map(choiceOf)}
      text={text}
      onText={(typed) => {
        setText(typed)
        if (typed === '') onChange('')
      }}
      nameOf={guestName}
      selected={host.known?.employeeId ?? null}
      onSelect={(choice) => {
        if (choice) {
          host.choose(choice)
          onChange(choice.employeeId)
        }
        // Leaving the field without choosing restores the choice before.
        const shown = choice ?? host.known
        setText(shown ? guestName(shown) : '')
      }}
      nothing={<FormattedMessage id={isSearching ? 'guests.form.host.searching' : 'guests.form.host.nobody'} />}
    >
      {(choice) => (
        <span className={styles.host}>
          <strong>{guestName(choice)}</strong>
          <span className={styles.facts}>{[choice.email, choice.costCenter].filter(Boolean).join(' · ')}</span>
        </span>
      )}
    </SearchField>
  )
}

/** Who the chosen id is: as opened, as chosen, or, where a draft brought it, as the server says. */
function useHost(employeeId: string, opened: GuestHost | null) {
  const [chosen, setChosen] = useState<GuestHost>()
  const { companyId } = useSession()
  const here = [chosen, opened].find((each) => each?.employeeId === employeeId)
  const asked = useGuestHostsQuery(employeeId && !here ? { companyId, search: employeeId } : skipToken)
  const known = here ?? (employeeId ? asked.currentData?.find((each) => each.employeeId === employeeId) : undefined)
  return { known, choose: setChosen }
}

/** Search results of the server, once typing has paused. */
function useFound(text: string) {
  const { companyId } = useSession()
  const term = useDebouncedValue(text).trim()
  const search = useGuestHostsQuery(term.length > 1 ? { companyId, search: term } : skipToken)
  return {
    found: term.length > 1 ? shownResults(search) : [],
    isSearching: search.isFetching || term !== text.trim(),
  }
}
