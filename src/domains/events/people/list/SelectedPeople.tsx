import { Bell, Mail, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GroupTraveler } from '#contract/events/groupTravelers.ts'
import { RemoveQuestion } from '@/patterns/action/RemoveQuestion'
import { Button } from '@/ui/button/Button'
import { whyLeftOut } from '../outcome.rules'
import type { GroupAction } from '../people.api'
import styles from '../People.module.css'
import type { GroupActions } from '../useGroupAction'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface SelectedPeopleProps {
  people: readonly GroupTraveler[]
  onDone: () => void
  actions: GroupActions
  /** Whether people can be written to now. */
  mayMail: boolean
}

/** The actions for the selected people. Removing asks first. */
export function SelectedPeople({ people, onDone, actions, mayMail }: SelectedPeopleProps) {
  const [isAsking, setAsking] = useState(false)
  const run = async (action: GroupAction) => {
    if (await actions.run(action, people)) onDone()
  }
  const remove = () => {
    const canAny = people.some((person) => !whyLeftOut('removals', person, new Date()))
    if (canAny) setAsking(true)
    else void run('removals')
  }
  if (isAsking)
    return (
      <div className={styles.question}>
        <RemoveQuestion
          question={<Consequences people={people} />}
          yes={<FormattedMessage id="groupPeople.remove.yes" />}
          no={<FormattedMessage id="groupPeople.remove.no" />}
          action={{ isPending: actions.pending === 'removals' }}
          onConfirm={() => void run('removals')}
          onKeep={() => setAsking(false)}
        />
      </div>
    )
  return (
    <div className={cx(layout.row2, layout.stretch)}>
      {mayMail && (
        <>
          <Button
            variant="secondary"
            size="small"
            icon={<Mail aria-hidden="true" />}
            isPending={actions.pending === 'invitations'}
            onClick={() => void run('invitations')}
          >
            <FormattedMessage id="groupPeople.invite" />
          </Button>
          <Button
            variant="secondary"
            size="small"
            icon={<Bell aria-hidden="true" />}
            isPending={actions.pending === 'reminders'}
            onClick={() => void run('reminders')}
          >
            <FormattedMessage id="groupPeople.remind" />
          </Button>
        </>
      )}
      <Button variant="quietDanger" size="small" icon={<UserMinus aria-hidden="true" />} onClick={remove}>
        <FormattedMessage id="groupPeople.remove" />
      </Button>
    </div>
  )
}

/** The consequences of removing: for invited people, and for booked ones, who stay. */
function Consequences({ people }: Pick<SelectedPeopleProps, 'people'>) {
  const going = people.filter(({ trip }) => !trip)
  const invited = going.filter(({ invitedAt }) => invitedAt !== null).length
  const booked = people.length - going.length
  return (
    <>
      <strong>
        <FormattedMessage id="groupPeople.remove.question" values={{ count: going.length }} />
      </strong>{' '}
      {invited > 0 && (
        <>
          <FormattedMessage id="groupPeople.remove.invited" values={{ count: invited }} />{' '}
        </>
      )}
      {booked > 0 && <FormattedMessage id="groupPeople.remove.booked" values={{ count: booked }} />}
    </>
  )
}
