import { FormattedMessage } from 'react-intl'
import { Plus } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type EmergencyContact, type ContactPerson, peopleToCall } from '#contract/profile/emergencyContact.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import type { ProfileRef } from '@/http/paths'
import { isOffered } from '@/http/additions'
import { hasDraft } from '@/forms/draft/drafts'
import { Button } from '@/ui/button/Button'
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval'
import { cx } from '@/ui/cx'
import { useEmergencyContactQuery } from './emergency.slice'
import { ContactForm, contactFormId } from './ContactForm'
import { type ContactNews, ContactRow } from './ContactRow'
import rows from '@/patterns/list/rows.module.css'
import styles from '@/patterns/page/section.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** The emergency contacts of the traveler, in the order of calls. */
export function EmergencySection({ profileRef }: { profileRef: ProfileRef }) {
  const answer = useEmergencyContactQuery(profileRef)
  const { data: profile } = useProfileQuery(profileRef)
  return (
    <SectionCard<EmergencyContact | null>
      heading={<FormattedMessage id="profile.emergency.title" />}
      description={<FormattedMessage id="profile.emergency.text" />}
      answer={answer}
    >
      {(contact) => <ContactList profileRef={profileRef} contact={contact} preferredCountry={profile?.countryCode} />}
    </SectionCard>
  )
}

interface ContactListProps {
  profileRef: ProfileRef
  contact: EmergencyContact | null
  preferredCountry: string | undefined
}

/** The emergency contacts in the order of calls. An empty list shows the form for the first. */
function ContactList({ profileRef, contact, preferredCountry }: ContactListProps) {
  const people = contact ? peopleToCall(contact) : []
  const isNobody = people.length === 0
  const isFull = people.length >= mosts.emergencyContacts.most
  const draftOwner = useOwnProfile()
  // A list may have become full since the draft was typed. The draft waits until a contact is removed.
  const [isAsked, setAsked] = useState(
    () => !isFull && hasDraft({ owner: draftOwner, form: contactFormId(profileRef) }),
  )
  const [news, setNews] = useState<{ what: ContactNews; person: ContactPerson }>()
  const add = useRef<HTMLButtonElement>(null)
  const focusOnceGone = useFocusAfterRemoval(people, add)
  const report = (what: ContactNews, person: ContactPerson) => {
    setNews({ what, person })
    if (what === 'added') setAsked(false)
    if (what === 'removed') focusOnceGone(person.id)
  }
  return (
    <div className={layout.stack4}>
      {!isNobody && (
        <ol role="list" className={rows.list}>
          {people.map((person) => (
            <ContactRow
              key={person.id}
              {...{ profileRef, contact: contact!, person, preferredCountry }}
              news={news?.person.id === person.id && news.what !== 'removed' ? news : undefined}
              onDone={report}
            />
          ))}
        </ol>
      )}
      {isAsked || isNobody ? (
        <div className={isNobody ? undefined : styles.invite}>
          <ContactForm
            {...{ profileRef, contact, preferredCountry }}
            // The form asks for a new contact, or for the first one after the last was removed.
            isAsked={!isNobody || news?.what === 'removed'}
            onSaved={(person) => report('added', person)}
            onCancel={
              isNobody
                ? undefined
                : () => {
                    flushSync(() => setAsked(false))
                    add.current?.focus()
                  }
            }
          />
        </div>
      ) : (
        isOffered('morecontacts') && <AddPerson ref={add} isFull={isFull} onAdd={() => setAsked(true)} />
      )}
      <p role="status" className={cx(textStyle.note, layout.unseenWhenEmpty)}>
        {news && (
          <FormattedMessage id={`profile.emergency.done.${news.what}`} values={{ name: fullName(news.person) }} />
        )}
      </p>
    </div>
  )
}

interface AddPersonProps {
  ref: Ref<HTMLButtonElement>
  isFull: boolean
  onAdd: () => void
}

/** The button, or the reason why no contact can be added. */
const AddPerson = ({ ref, isFull, onAdd }: AddPersonProps) => (
  <div className={styles.invite}>
    {isFull ? (
      <p className={cx(textStyle.note, textStyle.snug)}>
        <FormattedMessage id="profile.emergency.most" values={{ count: mosts.emergencyContacts.most }} />
      </p>
    ) : (
      <Button ref={ref} variant="secondary" size="small" className={layout.selfStart} icon={<Plus />} onClick={onAdd}>
        <FormattedMessage id="profile.emergency.add" />
      </Button>
    )}
  </div>
)
