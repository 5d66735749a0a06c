import { Circle, CircleCheck } from 'lucide-react'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { type FirstStepName, type FirstSteps as Steps, settledStepNames } from '#contract/admin/firstSteps.ts'
import { useFirstStepsQuery, usePutFirstStepsMutation } from '@/domains/admin/admin.slice'
import { InviteAll } from '@/domains/admin/shared/InviteAll'
import { useLocale } from '@/i18n/useLocale'
import { RowList } from '@/patterns/list/ExpandingRow'
import { PageSection } from '@/patterns/page/PageSection'
import { showToast } from '@/patterns/feedback/toasts'
import { type PlainRouteName, pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import { ProgressBar } from '@/ui/progress/ProgressBar'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import styles from './FirstSteps.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The page of each step, and the field or the filter on it. */
const places: Record<FirstStepName, { page: PlainRouteName; field?: string; query?: Record<string, string> }> = {
  agency: { page: 'companySettings', field: 'agency_companyName' },
  bookingTool: { page: 'companySettings', field: 'obt_name' },
  costCenters: { page: 'costCenters' },
  travelPolicies: { page: 'travelPolicies' },
  companyCards: { page: 'paymentMethods' },
  people: { page: 'employees' },
  invitations: { page: 'employees', query: { attention: 'notInvited' } },
  secondAdministrator: { page: 'employees' },
}

/**
 * §2: the setup of a new company before its people book, until all steps are done or an administrator hides it. Nothing
 * while it loads or fails, because most companies have completed it.
 */
export function FirstSteps({ companyId }: { companyId: string }) {
  const { data } = useFirstStepsQuery(companyId)
  const [put] = usePutFirstStepsMutation()
  const { formatMessage } = useIntl()
  if (!data || data.isPutAway || data.steps.every(({ isDone }) => isDone)) return null
  const change = async (changed: Partial<Pick<Steps, 'settled' | 'isPutAway'>>) => {
    const { settled, isPutAway } = { ...data, ...changed }
    const { error } = await put({ companyId, steps: { settled, isPutAway } })
    if (error) void showToast({ text: <FormattedMessage id="admin.firstSteps.failed" />, tone: 'danger' })
    return !error
  }
  const putAway = async () => {
    if (!(await change({ isPutAway: true }))) return
    const undo = { label: <FormattedMessage id="admin.firstSteps.putAway.undo" />, run: () => void change({}) }
    void showToast({ text: <FormattedMessage id="admin.firstSteps.putAway.done" />, action: undo, takesFocus: true })
  }
  const [done, of] = [data.steps.filter(({ isDone }) => isDone).length, data.steps.length]
  return (
    <PageSection heading={<FormattedMessage id="admin.firstSteps.heading" />}>
      <ProgressBar
        label={formatMessage({ id: 'admin.firstSteps.progress' }, { done, of })}
        value={done}
        max={of}
        className={styles.progress}
      />
      <RowList>
        {data.steps.map((step) => (
          <Step
            key={step.name}
            {...step}
            companyId={companyId}
            waiting={step.name === 'invitations' ? (data.notInvited ?? 0) : 0}
            onStay={(name) => change({ settled: [...data.settled, name] })}
          />
        ))}
      </RowList>
      <Button variant="quiet" size="small" className={styles.away} onClick={() => void putAway()}>
        <FormattedMessage id="admin.firstSteps.putAway" />
      </Button>
    </PageSection>
  )
}

interface StepProps {
  name: FirstStepName
  isDone: boolean
  companyId: string
  /** People who wait for an invitation, at that step; 0 at the others. */
  waiting: number
  /** Records that the administrator leaves a step as it is. */
  onStay: (name: Steps['settled'][number]) => Promise<boolean>
}

/** A step with a link to its page, and whether it is done. */
function Step({ name, isDone, companyId, waiting, onStay }: StepProps) {
  const { page, field, query } = places[name]
  const locale = useLocale()
  const { formatMessage } = useIntl()
  const settled = settledStepNames.find((each) => each === name)
  const title = formatMessage({ id: `admin.firstSteps.${name}` })
  const link = useRef<HTMLAnchorElement>(null)
  // The button disappears with its step's question, so the link takes the focus.
  const stay = async (which: Steps['settled'][number]) => {
    if (await onStay(which)) link.current?.focus()
  }
  return (
    <li className={cx(styles.row, isDone && styles.done)}>
      {isDone ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
      <div className={cx(layout.shrink, textStyle.anywhere, textStyle.snug)}>
        <VisuallyHidden>
          <FormattedMessage id={isDone ? 'admin.firstSteps.isDone' : 'admin.firstSteps.isOpen'} />{' '}
        </VisuallyHidden>
        <Link
          ref={link}
          className={styles.name}
          to={pathTo(locale, page, undefined, query) + (field ? `#${field}` : '')}
        >
          {title}
        </Link>
        {!isDone && (
          <p className={textStyle.note}>
            {waiting > 0 ? (
              <FormattedMessage id="admin.firstSteps.notInvited" values={{ count: waiting }} />
            ) : (
              <FormattedMessage id={`admin.firstSteps.${name}.text`} />
            )}
          </p>
        )}
      </div>
      {!isDone && waiting > 0 && (
        <div className={styles.stay}>
          <InviteAll companyId={companyId} count={waiting} onDone={() => link.current?.focus()} />
        </div>
      )}
      {!isDone && settled && (waiting > 0 || settled !== 'invitations') && (
        <Button
          variant={waiting > 0 ? 'quiet' : 'secondary'}
          size="small"
          className={styles.stay}
          aria-label={formatMessage(
            { id: waiting > 0 ? 'admin.firstSteps.laterOf' : 'admin.firstSteps.stayOf' },
            { step: title },
          )}
          onClick={() => void stay(settled)}
        >
          <FormattedMessage id={waiting > 0 ? 'admin.firstSteps.later' : 'admin.firstSteps.stay'} />
        </Button>
      )}
    </li>
  )
}
