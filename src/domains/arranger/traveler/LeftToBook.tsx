import { ChevronDown, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '#contract/profile/profile.ts'
import { arrangedObstaclePath } from '@/domains/arranger/shared/arrangedObstaclePath'
import { adminRequestsOf } from '@/domains/profile/obstacles.rules'
import { AskAdmin } from '@/domains/profile/shared/AskAdmin'
import { ObstacleNames } from '@/domains/profile/shared/ObstacleNames'
import { isFirstCard, leftToBook } from '@/domains/profile/steps.rules'
import { useLocale } from '@/i18n/useLocale'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { Button } from '@/ui/button/Button'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { tooltipThemes } from '@/ui/button/tooltipThemes'
import { usePopoverTrigger } from '@/ui/overlay/usePopoverTrigger'
import styles from './LeftToBook.module.css'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

const Popover = lazy(() => loadOnceOnline(() => import('@/ui/overlay/Popover')))

/** Id of the element that names what prevents booking, for the buttons it disables. */
export const leftToBookId = 'left-to-book'

/** The number of obstacles to booking for a traveler. Opened, their names and who can settle each. */
export function LeftToBook({ profile }: { profile: Profile }) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const { state, close, triggerProps, popoverProps } = usePopoverTrigger(tooltipThemes.tripsHelp)
  const { own, others } = leftToBook(profile)
  const count = own.length + others.length
  return (
    <>
      <Button
        id={leftToBookId}
        ref={trigger}
        variant="quiet"
        size="small"
        className={styles.trigger}
        icon={<TriangleAlert aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={state !== 'closed'}
        {...triggerProps}
      >
        <FormattedMessage id="arranger.bar.left" values={{ count }} />
        <ChevronDown aria-hidden="true" />
      </Button>
      {state !== 'closed' && (
        <Suspense fallback={null}>
          <Popover
            theme={tooltipThemes.tripsHelp}
            isPressed={state === 'pressed'}
            onClose={close}
            triggerRef={trigger}
            label={formatMessage({ id: 'arranger.bar.left' }, { count })}
            {...popoverProps}
          >
            <List profile={profile} onFollow={close} />
          </Popover>
        </Suspense>
      )}
    </>
  )
}

/**
 * The obstacles that the arranger or the traveler can settle, each with a link to its field, then the administrator's,
 * with a way to ask for them.
 */
function List({ profile, onFollow }: { profile: Profile; onFollow: () => void }) {
  const locale = useLocale()
  const profileRef = useSubjectProfile()
  const { own, others } = leftToBook(profile)
  return (
    <div className={styles.left}>
      {own.length > 0 && (
        <ul role="list" className={layout.stack2}>
          {own.map(
            ([first, ...more]) =>
              first && (
                <li key={first}>
                  <Link
                    to={arrangedObstaclePath(locale, profileRef, first)}
                    onClick={onFollow}
                    className={textStyle.small}
                  >
                    <ObstacleNames obstacles={[first, ...more]} isFirstCard={isFirstCard(first, profile)} />
                  </Link>
                </li>
              ),
          )}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p className={cx(textStyle.note, layout.above2, textStyle.strong)}>
            <FormattedMessage id="arranger.bar.left.admin" />
          </p>
          <ul role="list" className={layout.stack2}>
            {others.map((obstacle) => (
              <li key={obstacle} className={textStyle.small}>
                <ObstacleNames obstacles={[obstacle]} />
              </li>
            ))}
          </ul>
          {adminRequestsOf(others).includes('details') && (
            <AskAdmin profileRef={profileRef} profile={profile} adminRequest="details" />
          )}
        </>
      )}
    </div>
  )
}
