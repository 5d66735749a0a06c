import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { fieldLimits, textBlock } from '#contract/fields.ts'
import type { ItineraryMails } from '#contract/travellers.ts'
import { FailureText } from '@/forms/FailureText'
import { FormScope } from '@/forms/FormScope'
import { TextAreaInput } from '@/forms/TextAreaInput'
import { useGuardedClose } from '@/forms/useGuardedClose'
import { type ApiFailure, failureOf } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { useSubjectProfile } from '@/patterns/subject'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { type SelectedTraveller, usePostItineraryMailsMutation } from './board.slice'
import styles from './MailDialog.module.css'

const formId = 'itinerary-mails'
const labelId = (name: string) => `travellers.mail.${name}` as MessageId
const noteSchema = z.object({ note: textBlock(fieldLimits.mailNote) })

interface MailDialogProps {
  travellers: readonly SelectedTraveller[]
  onClose: () => void
}

/** Mails the selected travellers their own itineraries: first to whom and with which note, then what was done. */
export default function MailDialog({ travellers, onClose }: MailDialogProps) {
  const { formatMessage } = useIntl()
  const profileRef = useSubjectProfile()
  const [send, { data: done, error, isLoading }] = usePostItineraryMailsMutation()
  const form = useForm({ resolver: zodResolver(noteSchema), defaultValues: { note: '' } })
  const { close, question } = useGuardedClose(form.formState.isDirty && !done, onClose)
  const submit = form.handleSubmit(async ({ note }) => {
    await send({ ...profileRef, profileIds: travellers.map(({ profileId }) => profileId), note })
  })
  const count = travellers.length
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isDismissable={false}
      title={formatMessage({ id: 'travellers.mail.title' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
      footer={
        done ? (
          <Button onClick={onClose}>
            <FormattedMessage id="patterns.close" />
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              <FormattedMessage id="forms.cancel" />
            </Button>
            <Button type="submit" form={formId} isPending={isLoading}>
              <FormattedMessage id="travellers.mail.send" values={{ count }} />
            </Button>
          </>
        )
      }
    >
      <div className={styles.content}>
        {question}
        {error && <Failed failure={failureOf(error)} />}
        {done ? (
          <Done done={done} travellers={travellers} />
        ) : (
          <form id={formId} noValidate className={styles.content} onSubmit={(event) => void submit(event)}>
            <p>
              <FormattedMessage id="travellers.mail.text" values={{ count }} />
            </p>
            <ul className={styles.names} aria-label={formatMessage({ id: 'travellers.mail.to' }, { count })}>
              {travellers.map(({ profileId, name, hasTrip }) => (
                <li key={profileId}>
                  {hasTrip ? name : <FormattedMessage id="travellers.mail.noTrip" values={{ name }} />}
                </li>
              ))}
            </ul>
            <FormScope form={form} id={formId} labelId={labelId}>
              <TextAreaInput
                name="note"
                rows={4}
                description={
                  <FormattedMessage id="travellers.mail.note.text" values={{ most: fieldLimits.mailNote }} />
                }
              />
            </FormScope>
          </form>
        )}
      </div>
    </Dialog>
  )
}

function Failed({ failure }: { failure: ApiFailure }) {
  const known = failure.messageCode === 'notYourTraveller' ? 'revoked' : failure.status === 429 ? 'tooMany' : undefined
  return (
    <Banner tone="danger" title={<FormattedMessage id="travellers.mail.failed" />}>
      {known ? <FormattedMessage id={`travellers.mail.failed.${known}`} /> : <FailureText failure={failure} />}
    </Banner>
  )
}

/** To how many something was sent, and who was sent nothing: without a trip ahead, or written to within the hour. */
function Done({
  done: { sent, withoutTrip, tooSoon },
  travellers,
}: {
  done: ItineraryMails
  travellers: MailDialogProps['travellers']
}) {
  const { formatList } = useIntl()
  const namesOf = (ids: string[]) =>
    travellers.filter(({ profileId }) => ids.includes(profileId)).map(({ name }) => name)
  const leftOut = [
    ['travellers.mail.withoutTrip', namesOf(withoutTrip)],
    ['travellers.mail.tooSoon', namesOf(tooSoon)],
  ] as const
  return (
    <Banner
      tone={sent.length > 0 ? 'success' : 'info'}
      title={<FormattedMessage id="travellers.mail.sent" values={{ count: sent.length }} />}
    >
      {leftOut.map(
        ([id, names]) =>
          names.length > 0 && (
            <p key={id}>
              <FormattedMessage id={id} values={{ names: formatList(names), count: names.length }} />
            </p>
          ),
      )}
    </Banner>
  )
}
