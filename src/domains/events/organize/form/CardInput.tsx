import { Plus, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { expiresBefore } from '#contract/payment/cards.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { addedCardOf } from '@/domains/events/cards/groupCards.rules'
import { useOrganizerCards } from '@/domains/events/cards/useOrganizerCards'
import { lastFourDigits } from '@/domains/profile/payment/shared/card.rules'
import { useField } from '@/forms/input/FieldContext'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { isDay } from '@/lib/localDateTime'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { SelectField } from '@/ui/field/choice/SelectField'
import type { GroupValues } from './groupForm.rules'
import styles from './GroupFields.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

const name = 'creditCardId'
type Payer = NonNullable<GroupDetail['card']>

/**
 * The card that pays for an event, or the choice that each traveler pays. Warns of a card that expires before the last
 * day.
 */
export function CardInput({ saved }: { saved: Payer | null }) {
  const { formatMessage } = useIntl()
  const { id, label, error, control } = useField(name)
  const { ref, value, onChange, onBlur } = useController({ control, name }).field
  const { data, isError, isFetching, refetch } = useOrganizerCards()
  const lastDay = useLastDay()
  const today = localDay(useNow())
  useAddedCard(data)
  const cards: Omit<Payer, 'expiresBefore'>[] = data ?? (saved ? [saved] : [])
  const chosen = cards.find((card) => card.id === value)
  const isLate = ({ expiryDate }: (typeof cards)[number]) => expiresBefore(expiryDate, lastDay ?? today)
  return (
    <div className={styles.card}>
      <SelectField
        id={id}
        ref={ref}
        name={name}
        label={label}
        error={error}
        value={String(value ?? '')}
        onChange={onChange}
        onBlur={onBlur}
        description={
          <span role="status">
            {chosen && isLate(chosen) ? <Warning day={lastDay} /> : <FormattedMessage id="organize.form.card.hint" />}
          </span>
        }
      >
        <option value="">{formatMessage({ id: 'organize.payment.noCard' })}</option>
        {cards.map((card) => (
          <option key={card.id} value={card.id}>
            {formatMessage(
              { id: 'organize.form.card.option' },
              { name: card.name, ending: lastFourDigits(card.number), expires: isLate(card) ? 'before' : 'later' },
            )}
          </option>
        ))}
      </SelectField>
      {isError && !data ? (
        <p className={textStyle.note}>
          <FormattedMessage id="organize.form.card.failed" />{' '}
          <Button variant="quiet" size="small" isPending={isFetching} onClick={() => void refetch()}>
            {formatMessage({ id: 'patterns.tryAgain' })}
          </Button>
        </p>
      ) : (
        <AddLink />
      )}
    </div>
  )
}

function Warning({ day }: { day: string | undefined }) {
  const { date } = useFormats()
  return (
    <span className={styles.warning}>
      <TriangleAlert aria-hidden="true" />
      <span>
        <FormattedMessage
          id="organize.form.card.expires"
          values={day ? { known: 'yes', day: date(day) } : { known: 'no', day: '' }}
        />
      </span>
    </span>
  )
}

const AddLink = () => (
  <Link
    to={pathTo(useLocale(), 'groupTravelAddCard')}
    state={{ from: useLocation().pathname }}
    className={buttonClass('quiet', 'small')}
  >
    <Plus aria-hidden="true" />
    <FormattedMessage id="organize.form.card.add" />
  </Link>
)

/** The last day, undefined until it is filled in. */
function useLastDay(): string | undefined {
  const { control } = useFormContext<GroupValues>()
  const typed = useWatch({ control, name: 'endDate' })
  return isDay(typed) ? typed : undefined
}

/** Chooses the card that was just added for this event, once, when the list of cards contains it. */
function useAddedCard(cards: readonly { id: string }[] | undefined) {
  const { setValue } = useFormContext<GroupValues>()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const added = addedCardOf(state)
  const isThere = cards?.some(({ id }) => id === added) === true
  useEffect(() => {
    if (!added || !isThere) return
    setValue(name, added, { shouldDirty: true })
    // The history would choose it over another that was chosen since.
    void navigate(pathname, { replace: true })
  }, [added, isThere, setValue, navigate, pathname])
}
