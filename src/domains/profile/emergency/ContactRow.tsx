import { ChevronsUp, Pencil, Trash2, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { type ContactPerson, type EmergencyContact, peopleToCall } from '#contract/profile/emergencyContact.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { phoneText } from '#contract/fields/phones.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { hasDraft } from '@/forms/draft/drafts'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import type { ProfileRef } from '@/http/paths'
import { RemoveQuestion } from '@/patterns/action/RemoveQuestion'
import rows from '@/patterns/list/rows.module.css'
import { useAction } from '@/patterns/action/useAction'
import { Badge } from '@/ui/display/Badge'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { ContactForm, contactFormId } from './ContactForm'
import styles from './ContactRow.module.css'
import { callAddress, phoneOf } from './emergency.rules'
import { useCallFirstMutation, useDeleteEmergencyContactMutation } from './emergency.slice'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

export type ContactNews = 'added' | 'changed' | 'removed' | 'calledFirst'

interface ContactRowProps {
  profileRef: ProfileRef
  contact: EmergencyContact
  person: ContactPerson
  preferredCountry: string | undefined
  /** Just added, changed or moved: gets the focus, anew with each new value. */
  news: object | undefined
  onDone: (what: ContactNews, person: ContactPerson) => void
}

/** One person to call; the form for changing them and the question before removing open in their place. */
export function ContactRow({ profileRef, contact, person, preferredCountry, news, onDone }: ContactRowProps) {
  const draftOwner = useOwnProfile()
  const [open, setOpen] = useState<'form' | 'removal' | undefined>(() =>
    hasDraft({ owner: draftOwner, form: contactFormId(profileRef, person.id) }) ? 'form' : undefined,
  )
  const item = useRef<HTMLLIElement>(null)
  const nameId = useId()
  useEffect(() => (news ? item.current?.focus() : undefined), [news])
  const close = () => {
    flushSync(() => setOpen(undefined))
    item.current?.focus()
  }
  return (
    <li ref={item} tabIndex={-1} aria-labelledby={nameId} className={cx(rows.row, styles.row)}>
      {open === 'form' ? (
        <>
          <header className={cx(layout.row4, layout.shrink, textStyle.anywhere, layout.nowrap)}>
            <Mark {...{ contact, person }} />
            <h3 id={nameId}>{fullName(person)}</h3>
          </header>
          <ContactForm
            {...{ profileRef, contact, preferredCountry }}
            id={person.id}
            isAsked
            onCancel={close}
            onSaved={(saved) => {
              setOpen(undefined)
              onDone('changed', saved)
            }}
          />
        </>
      ) : (
        <Facts contact={contact} person={person} nameId={nameId}>
          {!open && (
            <Actions
              {...{ profileRef, contact, person }}
              onMoved={() => onDone('calledFirst', person)}
              onEdit={() => setOpen('form')}
              onRemove={() => setOpen('removal')}
            />
          )}
        </Facts>
      )}
      {open === 'removal' && (
        <RemovePerson {...{ profileRef, contact, person }} onKeep={close} onRemoved={() => onDone('removed', person)} />
      )}
    </li>
  )
}

interface PersonProps {
  profileRef: ProfileRef
  contact: EmergencyContact
  person: ContactPerson
}

/** The place of a person in the order of calls; undefined where they are the only one. */
const placeOf = (contact: EmergencyContact, person: ContactPerson): number | undefined =>
  contact.others.length > 0 ? 1 + peopleToCall(contact).findIndex(({ id }) => id === person.id) : undefined

const Mark = ({ contact, person }: Omit<PersonProps, 'profileRef'>) => (
  <span className={styles.mark} aria-hidden="true">
    {placeOf(contact, person) ?? <UserRound />}
  </span>
)

/** Name, relationship and telephone; before them the place in the order of calls, where there are several people. */
function Facts({
  contact,
  person,
  nameId,
  children,
}: Omit<PersonProps, 'profileRef'> & { nameId: string; children: ReactNode }) {
  const isFirst = placeOf(contact, person) === 1
  return (
    <div className={styles.facts}>
      <Mark {...{ contact, person }} />
      <div className={cx(layout.shrink, textStyle.anywhere)}>
        <p className={cx(layout.row2, layout.lines1, textStyle.strong)}>
          <span id={nameId}>{fullName(person)}</span>{' '}
          {isFirst && (
            <Badge tone="accent">
              <FormattedMessage id="profile.emergency.calledFirst" />
            </Badge>
          )}
        </p>
        <p className={textStyle.note}>
          <FormattedMessage id={`profile.emergency.relationship.${person.relationship}`} />
        </p>
        <p className={cx(layout.row3, layout.lines0)}>
          <a href={callAddress(person)} className={styles.number}>
            {phoneText(phoneOf(person))}
          </a>{' '}
          <span className={textStyle.note}>
            {person.extension && (
              <>
                <FormattedMessage id="profile.emergency.extension" values={{ extension: person.extension }} />
                {' · '}
              </>
            )}
            <FormattedMessage id={`profile.phoneType.${person.type}`} />
          </span>
        </p>
      </div>
      {children}
    </div>
  )
}

interface ActionsProps extends PersonProps {
  onMoved: () => void
  onEdit: () => void
  onRemove: () => void
}

/** The actions on a contact: calling them first, unless they are, changing and removing them. */
function Actions({ profileRef, contact, person, onMoved, onEdit, onRemove }: ActionsProps) {
  const callFirst = useAction({ mutation: useCallFirstMutation(), onDone: onMoved })
  // A contact sent alone comes first; the others stay in order.
  const first = { ...profileRef, contact: { version: contact.version, ...person } }
  const name = <VisuallyHidden>{fullName(person)}</VisuallyHidden>
  return (
    <>
      <div className={styles.actions}>
        {person.id !== contact.id && (
          <Button
            variant="quiet"
            size="small"
            icon={<ChevronsUp />}
            isPending={callFirst.isPending}
            onClick={() => callFirst.run(first)}
          >
            <FormattedMessage id="profile.emergency.callFirst" /> {name}
          </Button>
        )}
        <Button variant="quiet" size="small" icon={<Pencil />} onClick={onEdit}>
          <FormattedMessage id="profile.emergency.edit" /> {name}
        </Button>
        <Button variant="quietDanger" size="small" icon={<Trash2 />} onClick={onRemove}>
          <FormattedMessage id="profile.emergency.remove" /> {name}
        </Button>
      </div>
      <ActionFailure failure={callFirst.failure} />
    </>
  )
}

interface RemovePersonProps extends PersonProps {
  onKeep: () => void
  onRemoved: () => void
}

/** Removes a contact, if the list is still in the version shown. The question names who is called first afterwards. */
function RemovePerson({ profileRef, contact, person, onKeep, onRemoved }: RemovePersonProps) {
  const remove = useAction({ mutation: useDeleteEmergencyContactMutation(), onDone: onRemoved })
  const [next] = contact.others
  const then = !next ? 'nobody' : person.id === contact.id ? 'next' : 'others'
  return (
    <RemoveQuestion
      question={
        <FormattedMessage
          id={`profile.emergency.remove.${then}`}
          values={{ name: fullName(person), next: next && fullName(next) }}
        />
      }
      yes={<FormattedMessage id="profile.emergency.remove.yes" />}
      no={<FormattedMessage id="forms.cancel" />}
      action={remove}
      onConfirm={() => remove.run({ ...profileRef, id: person.id, version: contact.version })}
      onKeep={onKeep}
    />
  )
}
