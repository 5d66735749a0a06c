import { Plane } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './BookModal.module.css'
import { booking, modalClosed } from './booking.slice'
import { useBooking } from './useBooking'

const stepOf = { creditCardExpired: 'payment', passportExpired: 'travelDocuments' } as const

/** §2 'Book my trip': what to mind first, then for whom. */
export default function BookModal() {
  const { formatMessage } = useIntl()
  const dispatch = useDispatch()
  const locale = useLocale()
  const { problem, isProcessing } = useSelector(booking)
  const { expired, openTool, isEnabled, reason } = useBooking()
  const close = () => void dispatch(modalClosed())
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={formatMessage({ id: 'booking.modal.title' })}
      closeLabel={formatMessage({ id: 'booking.modal.close' })}
    >
      <div className={styles.sections}>
        {problem && (
          <Banner tone="danger" title={<FormattedMessage id={`booking.problem.${problem}.title`} />}>
            <FormattedMessage id={`booking.problem.${problem}.text`} />
          </Banner>
        )}
        {expired.map((code) => (
          <Banner
            key={code}
            tone="warning"
            title={<FormattedMessage id={`booking.warning.${code}.title`} />}
            actions={
              <Link to={pathTo(locale, 'completeYourProfile', undefined, { s: stepOf[code] })} onClick={close}>
                <FormattedMessage id="booking.warning.updateNow" />
              </Link>
            }
          >
            <FormattedMessage id={`booking.warning.${code}.text`} />
          </Banner>
        ))}
        <section className={styles.choice}>
          <div>
            <h3>
              <FormattedMessage id="booking.self.title" />
            </h3>
            <p>
              <FormattedMessage id={reason ? `booking.reason.${reason}` : 'booking.self.text'} />
            </p>
          </div>
          <Button
            icon={<Plane size={18} aria-hidden="true" />}
            isPending={isProcessing}
            aria-disabled={!isEnabled || undefined}
            onClick={() => isEnabled && openTool()}
          >
            <FormattedMessage id="booking.self.action" />
          </Button>
        </section>
      </div>
    </Dialog>
  )
}
