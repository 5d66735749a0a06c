import { MailQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AddedGroupTravelers } from '#contract/events/groupTravelers.ts'
import type { GroupRef } from '@/domains/events/shared/groupPath'
import { useMayOpen } from '@/domains/session/shared/useMayOpen'
import { useLocale } from '@/i18n/useLocale'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import { usePostGuestRequestMutation } from '../people.slice'
import styles from '../People.module.css'

type Reason = AddedGroupTravelers['refused'][number]['reason'] | 'unreadable'
export interface Refused {
  email: string
  reason: Reason
}
const reasons: readonly Reason[] = ['unknownPerson', 'unreadable', 'alreadyThere']

interface NotAddedProps {
  groupRef: GroupRef
  added: number
  refused: readonly Refused[]
}

/** How many were added, and each address that was not, by its reason. */
export const NotAdded = ({ groupRef, added, refused }: NotAddedProps) => (
  <Banner
    isWithinLiveRegion
    tone="warning"
    title={<FormattedMessage id="groupPeople.done.added" values={{ count: added }} />}
  >
    <div className={styles.refused}>
      {reasons.map((reason) => {
        const emails = refused.filter((each) => each.reason === reason).map(({ email }) => email)
        if (emails.length === 0) return null
        return (
          <div key={reason}>
            <p>
              <FormattedMessage id={`groupPeople.refused.${reason}`} values={{ count: emails.length }} />
            </p>
            <ul>
              {emails.map((email) => (
                <li key={email}>{email}</li>
              ))}
            </ul>
            {reason === 'unknownPerson' && <AsGuest groupRef={groupRef} emails={emails} />}
          </div>
        )
      })}
    </div>
  </Banner>
)

/** People from outside come as guests of the company: a guest manager adds them, other organizers ask for it. */
function AsGuest({ groupRef, emails }: { groupRef: GroupRef; emails: string[] }) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  if (!useMayOpen('guestManagementAdd')) return <AskForGuests groupRef={groupRef} emails={emails} />
  return (
    <a href={pathTo(locale, 'guestManagementAdd')} target="_blank" rel="noreferrer">
      <FormattedMessage id="groupPeople.guests.add" /> {formatMessage({ id: 'patterns.newTab' })}
    </a>
  )
}

/** Asks the guest managers by mail, and says who they are. */
function AskForGuests({ groupRef, emails }: { groupRef: GroupRef; emails: string[] }) {
  const { formatList } = useIntl()
  const [asked, setAsked] = useState<string[]>()
  const action = useAction({ mutation: usePostGuestRequestMutation(), onDone: (answer) => setAsked(answer.asked) })
  if (asked)
    return (
      <FormattedMessage
        id="groupPeople.guests.requested"
        values={{ names: formatList(asked), people: emails.length }}
      />
    )
  return (
    <ActionButton
      action={action}
      size="small"
      icon={<MailQuestionMark aria-hidden="true" />}
      onClick={() => action.run({ ...groupRef, emails })}
    >
      <FormattedMessage id="groupPeople.guests.request" values={{ count: emails.length }} />
    </ActionButton>
  )
}
