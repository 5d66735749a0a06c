import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Link } from 'react-router-dom'
import { firstRemovable, type Issue } from '@/domains/profile/profile.rules'
import { readinessPath } from '@/domains/profile/shared/stepPath'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/Banner'
import { Dialog } from '@/ui/Dialog'
import styles from './BookModal.module.css'
import { booking, modalClosed } from '@/domains/booking/booking.slice'
import { ReasonText } from '@/domains/booking/shared/ReasonText'
import { useBooking } from '@/domains/booking/shared/useBooking'
import { Plane, UserPlus } from 'lucide-react'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonClass'
import { IconTile } from '@/ui/IconTile'

const screenOf = { creditCardExpired: 'payment', passportExpired: 'travelDocuments' } as const

/** §2 book modal: warnings first, then the choice of whom to book for. */
export default function BookModal() {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const locale = useLocale()
  const { problem } = useAppSelector(booking)
  const { expired, facts, offersGuest, openTool, isEnabled, reason, hasFailed, retry } = useBooking()
  const close = () => void dispatch(modalClosed())
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={formatMessage({ id: 'bookModal.title' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      <div className={styles.sections}>
        {problem && (
          <Banner tone="danger" title={<FormattedMessage id={`bookModal.problem.${problem}.title`} />}>
            <FormattedMessage id={`bookModal.problem.${problem}.text`} />
          </Banner>
        )}
        {expired.map((code) => (
          <Banner
            key={code}
            tone="warning"
            title={<FormattedMessage id={`bookModal.warning.${code}.title`} />}
            actions={
              <Link to={pathTo(locale, screenOf[code])} onClick={close}>
                <FormattedMessage id="bookModal.warning.updateNow" />
              </Link>
            }
          >
            <FormattedMessage id={`bookModal.warning.${code}.text`} />
          </Banner>
        ))}
        <BookChoice
          whom="self"
          text={
            hasFailed ? (
              <>
                <FormattedMessage id="booking.reason.unknown" />{' '}
                <Button variant="quiet" size="small" onClick={retry}>
                  <FormattedMessage id="patterns.tryAgain" />
                </Button>
              </>
            ) : reason ? (
              <ReasonText reason={reason} issues={facts?.issues ?? []} />
            ) : (
              <FormattedMessage id="bookModal.self.text" />
            )
          }
          isDisabled={!isEnabled}
          instead={reason === 'profileIncomplete' && <WayOn issues={facts?.issues ?? []} onFollow={close} />}
          onChoose={() => openTool()}
        />
        {offersGuest && (
          <BookChoice
            whom="guest"
            text={<FormattedMessage id="bookModal.guest.text" />}
            isDisabled={!facts?.isAllowedToBook}
            onChoose={() => openTool({ travelerType: 'guest' })}
          />
        )}
      </div>
    </Dialog>
  )
}

interface BookChoiceProps {
  whom: 'self' | 'guest'
  text: ReactNode
  isDisabled: boolean
  /** Takes the place of the button, where something comes first. */
  instead?: ReactNode
  onChoose: () => void
}

/** Leads to the first thing that the person can settle; where only others can, to what is missing. */
function WayOn({ issues, onFollow }: { issues: readonly Issue[]; onFollow: () => void }) {
  const isOwn = firstRemovable(issues) !== undefined
  return (
    <Link
      to={readinessPath(useLocale(), issues)}
      className={buttonClass(isOwn ? 'primary' : 'secondary')}
      onClick={onFollow}
    >
      <FormattedMessage id={isOwn ? 'bookModal.complete' : 'booking.seeWhatIsMissing'} />
    </Link>
  )
}

const icons = { self: Plane, guest: UserPlus }

/** One choice of the booking window: whom to book for, what happens, and the button (§2). */
function BookChoice({ whom, text, isDisabled, instead, onChoose }: BookChoiceProps) {
  const { isProcessing, processingFor } = useAppSelector(booking)
  const Icon = icons[whom]
  const cannot = isDisabled || (isProcessing && processingFor !== whom)
  return (
    <section className={styles.choice}>
      <IconTile>
        <Icon aria-hidden="true" />
      </IconTile>
      <div className={styles.words}>
        <h3>
          <FormattedMessage id={`bookModal.${whom}.title`} />
        </h3>
        <p>{text}</p>
        {instead || (
          <Button
            variant={whom === 'self' ? 'primary' : 'secondary'}
            isPending={processingFor === whom}
            aria-disabled={cannot || undefined}
            onClick={() => !cannot && onChoose()}
          >
            <FormattedMessage id={`bookModal.${whom}.action`} />
          </Button>
        )}
      </div>
    </section>
  )
}
