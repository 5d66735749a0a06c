import { ArrowRight, Circle, CircleCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/profile/profile.ts'
import { adminRequestsOf } from '@/domains/profile/obstacles.rules'
import { isUnfinished, obstaclesOf } from '@/domains/profile/profile.rules'
import { ObstacleNames } from '@/domains/profile/shared/ObstacleNames'
import { obstaclePath, stepPath } from '@/domains/profile/shared/stepPath'
import { isFirstCard, leftToBook, ownPart, settled } from '@/domains/profile/steps.rules'
import rows from '@/patterns/list/rows.module.css'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { ProgressBar } from '@/ui/progress/ProgressBar'
import { AdminPart } from './AdminPart'
import { AskAgency } from './AskAgency'
import ask from './AskAgency.module.css'
import styles from './ReadinessCard.module.css'
import layout from '@/ui/layout/layout.module.css'

/** §2: the obstacles to booking in one card: the person's own part, one button, and who has to provide the rest. */
export function ReadinessCard({ profile }: { profile: Profile }) {
  const isNothingMissing = !adminRequestsOf(obstaclesOf(profile)).includes('details')
  if (!profile.active && isNothingMissing) return <ClosedCard />
  const { done, of } = ownPart(profile)
  const isTheirsToo = done < of
  const hasAdminPart = !profile.isMandatoryFieldsInformationComplete
  if (!isUnfinished(profile))
    return (
      <Card>
        <AdminPart profile={profile} of="all" />
      </Card>
    )
  return (
    <div className={ask.beside}>
      <Card>
        {isLeftToAdmin(profile) ? (
          <AdminPart profile={profile} of="last" />
        ) : (
          <div className={layout.stack4}>
            <h2 className={styles.heading}>
              <FormattedMessage id="completion.unfinished.title" />
            </h2>
            <OwnPart profile={profile} hasAdminPart={hasAdminPart} />
            <CompleteLink profile={profile} />
            {hasAdminPart && <AdminPart profile={profile} of={isTheirsToo ? 'rest' : 'all'} />}
          </div>
        )}
      </Card>
      <AskAgency obstacles={obstaclesOf(profile)} />
    </div>
  )
}

/** Whether the person has provided all their details and waits only for the travel administrator. */
function isLeftToAdmin(profile: Profile): boolean {
  const { own, others } = leftToBook(profile)
  return own.length === 0 && others.length > 0
}

/**
 * The number and names of missing details, and the person's progress. Where the issues name no detail, a general text.
 */
function OwnPart({ profile, hasAdminPart }: { profile: Profile; hasAdminPart: boolean }) {
  const { formatMessage } = useIntl()
  const { details, cards, done, of } = ownPart(profile)
  if (done === of)
    return (
      <p>
        <FormattedMessage id="completion.unfinished.text" />
      </p>
    )
  const valueText = formatMessage({ id: 'completion.unfinished.progress' }, { done, of })
  return (
    <>
      <p>
        <FormattedMessage
          id="completion.unfinished.left"
          values={{
            details: details.length,
            card: cards.length > 0 ? 'yes' : 'no',
            others: hasAdminPart ? 'yes' : 'no',
          }}
        />
      </p>
      <ProgressBar label={formatMessage({ id: 'completion.progress' })} value={done} max={of} valueText={valueText} />
      <Checklist profile={profile} />
      <Settled profile={profile} />
    </>
  )
}

/**
 * The details that the person has to fill in, each with a link to its field. Details that one card provides are one
 * entry.
 */
function Checklist({ profile }: { profile: Profile }) {
  const locale = useLocale()
  return (
    <ul role="list" className={cx(rows.list, styles.list)}>
      {leftToBook(profile).own.map(
        (obstacles) =>
          obstacles[0] && (
            <li key={obstacles[0]}>
              <Link to={obstaclePath(locale, obstacles[0])} className={styles.entry}>
                <Circle aria-hidden="true" />
                <ObstacleNames obstacles={obstacles} isFirstCard={isFirstCard(obstacles[0], profile)} />
                <ArrowRight aria-hidden="true" />
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}

/** The details already provided, ticked. They add up to the progress above. */
function Settled({ profile }: { profile: Profile }) {
  const { formatMessage } = useIntl()
  const { details, isCard } = settled(profile)
  if (details.length === 0 && !isCard) return null
  const names = [
    ...details.map((detail) => <ObstacleNames key={detail} obstacles={[detail]} />),
    ...(isCard ? [<FormattedMessage key="card" id="profile.missing.card" />] : []),
  ]
  return (
    <ul role="list" aria-label={formatMessage({ id: 'completion.unfinished.done' })} className={styles.settled}>
      {names.map((name) => (
        <li key={name.key}>
          <CircleCheck aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Leads to the first detail that the person can fill in, else to the first step (§2). */
function CompleteLink({ profile }: { profile: Profile }) {
  const locale = useLocale()
  const first = leftToBook(profile).own[0]?.[0]
  return (
    <Link
      className={cx(buttonClass('primary'), styles.way)}
      to={first ? obstaclePath(locale, first) : stepPath(locale, 'personal')}
    >
      <FormattedMessage id="completion.unfinished.action" />
    </Link>
  )
}

/** Leads to the button under Account that asks to reopen the profile. */
const ClosedCard = () => (
  <Card>
    <div className={styles.yours}>
      <div className={cx(layout.stack1, layout.grow16, layout.start)}>
        <h2>
          <FormattedMessage id="completion.closed.title" />
        </h2>
        <p>
          <FormattedMessage id="completion.closed.text" />
        </p>
      </div>
      <Link className={buttonClass('primary')} to={`${pathTo(useLocale(), 'account')}#reactivation`}>
        <FormattedMessage id="completion.closed.action" />
      </Link>
    </div>
  </Card>
)
