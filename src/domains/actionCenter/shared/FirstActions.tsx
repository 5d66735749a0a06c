import { ArrowRight, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { ActionIcon, ActionReason, titleOfAction, DueTime, useLead } from '@/domains/actionCenter/actionTexts'
import type { OpenAction } from '@/domains/actionCenter/actions.rules'
import { useOpenActions } from '@/domains/actionCenter/useActions'
import { useMarks } from '@/domains/actionCenter/useMarks'
import { useLocale } from '@/i18n/useLocale'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import rowLink from '@/patterns/list/rowLink.module.css'
import { WaitingRows } from '@/patterns/feedback/sectionStates'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import { IconTile } from '@/ui/display/IconTile'
import styles from './FirstActions.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

const shownActions = 3

/**
 * The first of the person's open actions, and the link to all of them. Missing details and the tasks of event
 * organizers are left out, because Home has a card and a section for them.
 * @param hasTrip shows a notice where no action is open
 * @param isAhead whether the trip has not begun
 */
export function FirstActions({ hasTrip, isAhead }: { hasTrip: boolean; isAhead: boolean }) {
  const locale = useLocale()
  const { actions } = useOpenActions()
  const { markRead } = useMarks()
  const first = actions?.filter((action) => !isSaidOnHome(action))
  // "Nothing to do" would be wrong while the organizer's section of Home lists tasks.
  if (first?.length === 0 && (!hasTrip || actions?.some(isOfOrganizer))) return null
  return (
    <PageSection
      heading={<FormattedMessage id={isAhead ? 'actionCenter.first.trip' : 'actionCenter.first.other'} />}
      link={
        first !== undefined &&
        first.length > 0 && { to: pathTo(locale, 'actionCenter'), text: <FormattedMessage id="actionCenter.seeAll" /> }
      }
    >
      {!first ? (
        <WaitingRows text={<FormattedMessage id="actionCenter.loading" />} />
      ) : first.length === 0 ? (
        <p className={styles.nothing}>
          <CircleCheck aria-hidden="true" />
          <FormattedMessage id="actionCenter.empty.title" />
        </p>
      ) : (
        <RowList>
          {first.slice(0, shownActions).map((action) => (
            <Row key={action.key} action={action} onOpen={() => markRead([action])} />
          ))}
        </RowList>
      )}
    </PageSection>
  )
}

const isSaidOnHome = (action: OpenAction): boolean =>
  action.source === 'obstacle' || action.source === 'form' || isOfOrganizer(action)

const isOfOrganizer = (action: OpenAction): boolean =>
  action.source === 'notification' && action.notification.type === 'grouptask'

/** An action with the remaining time and the link to its place, which the whole row follows. */
function Row({ action, onOpen }: { action: OpenAction; onOpen: () => void }) {
  const titleId = useId()
  const linkId = useId()
  const { to, label } = useLead(action)
  return (
    <li className={styles.row}>
      <IconTile tone={action.isUrgent ? 'danger' : 'warning'}>
        <ActionIcon action={action} />
      </IconTile>
      <div className={cx(layout.shrink, textStyle.anywhere, textStyle.snug)}>
        <p id={titleId} className={styles.what}>
          {titleOfAction(action, useIntl())}
        </p>
        <p className={textStyle.note}>
          {action.isNow || action.due ? <DueTime action={action} /> : <ActionReason action={action} />}
        </p>
      </div>
      <Link
        id={linkId}
        to={to}
        className={cx(buttonClass('quiet', 'small'), rowLink.link, styles.open)}
        aria-labelledby={`${linkId} ${titleId}`}
        onClick={onOpen}
      >
        <span className={styles.label}>
          <FormattedMessage id={label} />
        </span>
        <ArrowRight aria-hidden="true" />
      </Link>
    </li>
  )
}
