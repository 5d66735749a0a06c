import { Bell, Mail, UserPlus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { GroupMailKind, GroupTravelerPage } from '#contract/events/groupTravelers.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { GroupDays } from '@/domains/events/organize/GroupDays'
import { StatusBadge } from '@/domains/events/organize/StatusBadge'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { countAll, noteOf, openFor } from '../people.rules'
import styles from '../People.module.css'
import type { GroupActions } from '../useGroupAction'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'

interface PeopleHeaderProps {
  group: GroupDetail
  /** The counts of the whole list, undefined until they are loaded. */
  page: Pick<GroupTravelerPage, 'filterCounts' | 'remindable'> | undefined
  actions: GroupActions
  onAdd: () => void
  /** Shows the mail to all people it is for before it is sent. */
  onMail: (kind: GroupMailKind) => void
}

/** The title and the actions for all people; where an action is not possible, the reason and what is needed first. */
export function PeopleHeader({ group, page, actions, onAdd, onMail }: PeopleHeaderProps) {
  const { locale: culture } = useIntl()
  const path = pathTo(useLocale(), 'groupDetail', { groupTravelId: group.id })
  const { list, mail } = openFor(group)
  const note = noteOf(group)
  const counts = page?.filterCounts
  const isAny = counts !== undefined && countAll(counts) > 0
  const notInvited = mail && counts ? counts.notInvited : 0
  // A backend that does not count the receivers of a reminder offers it to all people with an open task.
  const toRemind = mail && counts ? (page?.remindable ?? counts.pending + counts.notBooked) : 0
  return (
    <PageHeader
      title={<FormattedMessage id="routes.groupTravelers" />}
      mark={<StatusBadge status={group.status} />}
      facts={[
        <Link key="event" to={path} className={styles.event}>
          {groupNameOf(group.names, culture)}
        </Link>,
        <GroupDays key="days" group={group} />,
      ]}
      note={
        note && (
          <p className={cx(textStyle.measure, textStyle.soft)}>
            <FormattedMessage id={`groupPeople.note.${note}`} />{' '}
            {note === 'planned' && (
              <Link to={path}>
                <FormattedMessage id="groupPeople.note.next" />
              </Link>
            )}
          </p>
        )
      }
      // The empty list has the button instead.
      primary={
        notInvited > 0 ? (
          <Button
            icon={<Mail aria-hidden="true" />}
            isPending={actions.pending === 'invitations'}
            aria-haspopup="dialog"
            onClick={() => onMail('invitations')}
          >
            <FormattedMessage id="groupPeople.inviteAll" values={{ count: notInvited }} />
          </Button>
        ) : (
          list && isAny && <AddButton onAdd={onAdd} />
        )
      }
      actions={
        (notInvited > 0 || toRemind > 0) && (
          <>
            {notInvited > 0 && <AddButton isQuiet onAdd={onAdd} />}
            {toRemind > 0 && (
              <Button
                variant="quiet"
                size="small"
                icon={<Bell aria-hidden="true" />}
                isPending={actions.pending === 'reminders'}
                aria-haspopup="dialog"
                onClick={() => onMail('reminders')}
              >
                <FormattedMessage id="groupPeople.remindAll" values={{ count: toRemind }} />
              </Button>
            )}
          </>
        )
      }
    />
  )
}

/** Opens the window in which people are added. */
export const AddButton = ({ isQuiet = false, onAdd }: { isQuiet?: boolean; onAdd: () => void }) => (
  <Button
    {...(isQuiet && { variant: 'quiet', size: 'small' })}
    icon={<UserPlus aria-hidden="true" />}
    aria-haspopup="dialog"
    onClick={onAdd}
  >
    <FormattedMessage id="groupPeople.add" />
  </Button>
)
