import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import { type GroupDetail, groupLimits } from '#contract/events/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { useAction } from '@/patterns/action/useAction'
import { Banner } from '@/ui/notice/Banner'
import { TextAreaField } from '@/ui/field/text/TextAreaField'
import { readAddresses } from './addresses.rules'
import { AddressFile } from './AddressFile'
import { FindPerson } from './FindPerson'
import { NotAdded, type Refused } from './NotAdded'
import { PeopleFailure } from '../PeopleFailure'
import { usePostGroupPeopleMutation } from '../people.slice'
import textStyle from '@/ui/layout/textStyle.module.css'

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
