import { FormattedMessage, useIntl } from 'react-intl'
import type { ContactCard } from '#contract/risk/findTravelers.ts'
import { useContactCardQuery } from '@/domains/risk/findTravelers.slice'
import { useFormats } from '@/i18n/useFormats'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Fact, FactList } from '@/patterns/record/FactList'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Dialog } from '@/ui/overlay/Dialog'
import { Skeleton } from '@/ui/progress/Skeleton'
import { MailLink } from './MailLink'
import { PhoneLink } from './PhoneLink'

interface ContactDialogProps {
  companyId: string
  bookingId: string
  name: string
  onClose: () => void
}

/** How to reach a traveler. The card is asked for when the dialog opens, and the server notes that it was seen. */
export default function ContactDialog({ companyId, bookingId, name, onClose }: ContactDialogProps) {
  const { formatMessage } = useIntl()
  const { data, isError, isFetching, refetch } = useContactCardQuery({ companyId, bookingId })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage({ id: 'findTravelers.contact.title' }, { name })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
    >
      {data ? (
        <CardFacts card={data} />
      ) : isError ? (
        <QueryFailure query={{ refetch, isFetching }} title="findTravelers.contact.failed" />
      ) : (
        <Skeleton lines={5} />
      )}
    </Dialog>
  )
}

function CardFacts({ card: { phone, email, staysAt, emergencyContact, agency } }: { card: ContactCard }) {
  const { weekday } = useFormats()
  return (
    <div className={layout.stack4}>
      <FactList>
        <Fact name="findTravelers.contact.phone">{phone ? <PhoneLink phone={phone} /> : <Unknown />}</Fact>
        <Fact name="findTravelers.contact.email">{email ? <MailLink email={email} /> : <Unknown />}</Fact>
        <Fact name="findTravelers.contact.hotel">
          {staysAt ? (
            <>
              <p>{staysAt.name}</p>
              {staysAt.address && <p className={textStyle.note}>{staysAt.address}</p>}
              <p className={textStyle.note}>
                <FormattedMessage id="findTravelers.place.until" values={{ until: weekday(staysAt.until) }} />
              </p>
            </>
          ) : (
            <FormattedMessage id="findTravelers.contact.hotel.none" />
          )}
        </Fact>
        <Fact name="findTravelers.contact.emergency">
          {emergencyContact ? (
            <>
              <p>{emergencyContact.name}</p>
              {emergencyContact.relationship && (
                <p className={textStyle.note}>
                  <FormattedMessage
                    id="findTravelers.contact.relationship"
                    values={{ relationship: emergencyContact.relationship }}
                  />
                </p>
              )}
              <PhoneLink phone={emergencyContact.phone} />
            </>
          ) : (
            <Unknown />
          )}
        </Fact>
        {agency && (
          <Fact name="findTravelers.contact.agency">
            <p>{agency.name}</p>
            {agency.phone && (
              <p>
                <PhoneLink phone={agency.phone} />
              </p>
            )}
            {agency.email && <MailLink email={agency.email} />}
          </Fact>
        )}
      </FactList>
      <p className={textStyle.note}>
        <FormattedMessage id="findTravelers.contact.noted" />
      </p>
    </div>
  )
}

const Unknown = () => (
  <span className={textStyle.soft}>
    <FormattedMessage id="findTravelers.contact.unknown" />
  </span>
)
