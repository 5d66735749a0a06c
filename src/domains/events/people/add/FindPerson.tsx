import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import type { GroupCandidate } from '#contract/events/groupTravelers.ts'
import type { GroupRef } from '@/domains/events/shared/groupPath'
import { shownResults } from '@/forms/input/shownResults'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { SearchField } from '@/ui/field/search/SearchField'
import { cx } from '@/ui/cx'
import { useGroupCandidatesQuery } from '../people.slice'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface FindPersonProps {
  groupRef: GroupRef
  onFound: (person: GroupCandidate) => void
}

/** Finds a person of the company by name or address. A chosen person is handed over, and the field is empty again. */
export function FindPerson({ groupRef, onFound }: FindPersonProps) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  // Emptied by hand, the open list would stay open over the addresses: each choice begins with a new field.
  const [chosen, setChosen] = useState(0)
  useEffect(() => {
    if (chosen > 0) input.current?.focus()
  }, [chosen])
  const typed = text.trim()
  const search = useDebouncedValue(typed)
  const isAsked = search.length > 1
  const answer = useGroupCandidatesQuery(isAsked ? { ...groupRef, search } : skipToken)
  const found = isAsked && typed !== '' ? shownResults(answer) : []
  return (
    <SearchField<{ person: GroupCandidate; code: string }>
      key={chosen}
      label={formatMessage({ id: 'groupPeople.find' })}
      error={undefined}
      inputRef={input}
      text={text}
      onText={setText}
      items={found.map((person) => ({ person, code: person.profileId }))}
      nameOf={({ person }) => fullName(person)}
      selected={null}
      onSelect={(row) => {
        if (!row) return
        onFound(row.person)
        setText('')
        setChosen(chosen + 1)
      }}
      onBlur={() => undefined}
      nothing={
        <FormattedMessage
          id={answer.isFetching || search !== typed ? 'groupPeople.find.searching' : 'groupPeople.find.nobody'}
        />
      }
    >
      {({ person }) => (
        <span className={layout.stackTight}>
          <strong>{fullName(person)}</strong>
          <span className={cx(textStyle.note, textStyle.anywhere)}>
            {[
              person.email,
              person.costCenter,
              person.isGuest && formatMessage({ id: 'groupPeople.guest' }),
              person.isListed && formatMessage({ id: 'groupPeople.find.listed' }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      )}
    </SearchField>
  )
}
