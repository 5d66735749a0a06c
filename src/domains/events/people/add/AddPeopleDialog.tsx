import { type FormEvent, useState, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { fullName } from '#contract/texts/fullName.ts'
import { type GroupDetail, groupLimits } from '#contract/events/groupTravels.ts'
import type { GroupCandidate } from '#contract/events/groupTravelers.ts'
import { useSession } from '@/domains/session/shared/useSession'
import type { GroupRef } from '@/domains/events/shared/groupPath'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { shownResults } from '@/forms/input/shownResults'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { useAction } from '@/patterns/action/useAction'
import { Banner } from '@/ui/notice/Banner'
import { TextAreaField } from '@/ui/field/text/TextAreaField'
import { SearchField } from '@/ui/field/search/SearchField'
import { cx } from '@/ui/cx'
import { readAddresses } from './addresses.rules'
import { AddressFile } from './AddressFile'
import { NotAdded, type Refused } from './NotAdded'
import { PeopleFailure } from '../PeopleFailure'
import { usePostGroupPeopleMutation, useGroupCandidatesQuery } from '../people.slice'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

const formId = 'add-people'
const most = groupLimits.peopleAtOnce

interface AddPeopleDialogProps {
  group: GroupDetail
  onAdded: (count: number) => void
  onClose: () => void
}

/**
 * Adds people to the list by name, or by their addresses in any number and notation. Addresses that cannot be added
 * stay to be corrected.
 */
export default function AddPeopleDialog({ group, onAdded, onClose }: AddPeopleDialogProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<'none' | 'tooMany'>()
  const [result, setResult] = useState<{ added: number; refused: Refused[]; left: string }>()
  const found = readAddresses(text)
  const groupRef = { companyId, groupTravelId: group.id }
  const write = (value: string) => {
    setText(value)
    setProblem(undefined)
  }
  const append = (more: string) => write([text.trim(), more].filter(Boolean).join('\n'))
  const { run, isPending, failure } = useAction({
    mutation: usePostGroupPeopleMutation(),
    onDone: (data) => {
      if (data.added > 0) onAdded(data.added)
      const refused = [...data.refused, ...found.unreadable.map((email) => ({ email, reason: 'unreadable' as const }))]
      if (refused.length === 0) return onClose()
      const left = refused.map(({ email }) => email).join('\n')
      setResult({ added: data.added, refused, left })
      return setText(left)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { emails } = found
    if (emails.length === 0 || emails.length > most) return setProblem(emails.length === 0 ? 'none' : 'tooMany')
    setResult(undefined)
    return run({ ...groupRef, emails })
  }
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'groupPeople.add' })}
      submitLabel={<FormattedMessage id="groupPeople.add.send" values={{ count: found.emails.length }} />}
      isSubmitSecondary={result !== undefined && text === result.left}
      isDirty={text.trim() !== (result?.left ?? '')}
      isPending={isPending}
      isPartlyDone={result !== undefined}
      failure={
        failure && (
          <Banner tone="danger" title={<FormattedMessage id="groupPeople.failed" />}>
            <PeopleFailure failure={failure} isTyped />
          </Banner>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <div role="status">{result && <NotAdded {...result} groupRef={groupRef} />}</div>
      <FindPerson groupRef={groupRef} onFound={(person) => append(`${fullName(person)} <${person.email}>`)} />
      <TextAreaField
        label={formatMessage({ id: 'groupPeople.add.field' })}
        description={formatMessage({ id: 'groupPeople.add.hint' })}
        error={problem && formatMessage({ id: `groupPeople.add.${problem}` }, { count: found.emails.length, most })}
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <p role="status" className={textStyle.note}>
        {text.trim() !== '' && (
          <FormattedMessage
            id="groupPeople.add.found"
            values={{
              count: found.emails.length,
              repeated: found.repeated,
              unreadable: found.unreadable.length,
            }}
          />
        )}
      </p>
      <AddressFile onRead={append} />
    </FormDialog>
  )
}

interface FindPersonProps {
  groupRef: GroupRef
  onFound: (person: GroupCandidate) => void
}

/** Finds a person of the company by name or address. A chosen person is handed over, and the field is empty again. */
function FindPerson({ groupRef, onFound }: FindPersonProps) {
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
