import { FormattedMessage, useIntl } from 'react-intl'
import type { AddedGroupTravelers } from '#contract/groupTravelers.ts'
import { useMayOpen } from '@/domains/session/shared/useMayOpen'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import styles from './People.module.css'

type Reason = AddedGroupTravelers['refused'][number]['reason'] | 'unreadable'
export interface Refused {
  email: string
  reason: Reason
}
const reasons: readonly Reason[] = ['unknownPerson', 'unreadable', 'alreadyThere']

interface NotAddedProps {
  added: number
  refused: readonly Refused[]
}

/** How many were added, and each address that was not, by its reason. */
export const NotAdded = ({ added, refused }: NotAddedProps) => (
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
              <FormattedMessage id={`groupPeople.refused.${reason}`} values={{ count: emails.length }} />{' '}
              {reason === 'unknownPerson' && <AsGuest />}
            </p>
            <ul>
              {emails.map((email) => (
                <li key={email}>{email}</li>
              ))}
            </ul>
          </div>
        )
      })}
    </div>
  </Banner>
)

/** Explains that people from outside come as guests of the company, added by a guest manager. */
function AsGuest() {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  if (!useMayOpen('guestManagementAdd')) return <FormattedMessage id="groupPeople.guests.ask" />
  return (
    <a href={pathTo(locale, 'guestManagementAdd')} target="_blank" rel="noreferrer">
      <FormattedMessage id="groupPeople.guests.add" /> {formatMessage({ id: 'patterns.newTab' })}
    </a>
  )
}
