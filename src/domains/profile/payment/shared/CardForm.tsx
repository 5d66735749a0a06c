import { useCallback, useEffect, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useController } from 'react-hook-form'
import type { ChangedCreditCard, NewCreditCard } from '#contract/payment/cardChanges.ts'
import { orderedUses, type PaymentUse, paymentUses } from '#contract/payment/cards.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import type { MessageId } from '@/i18n/messages'
import { useField } from '@/forms/input/FieldContext'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { GroupFrame } from '@/ui/field/frame/GroupFrame'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import { shownNumber, type StoredCard } from './card.rules'
import { CardFields } from './CardFields'
import { cardSchema, type CardValues, cardValues, changedCard } from './cardForm.rules'
import { showCardValue } from './CardValue'

interface FormProps<Card> {
  /** Id of the form, unique in the application. */
  id: string
  /** Whether the card has a choice of what it pays for; a card without it pays for everything. */
  hasUses?: boolean
  /** Heading of the part of a page that the form is, where the page's bar saves it. */
  part?: MessageId
  /** The text at a number that another card has, where the card does not belong to a profile. */
  alreadyThere?: MessageId
  onSaved?: ((card: Card) => void) | undefined
  /** Leaves the form, which discards the typed values; undefined where it cannot be left. */
  onCancel?: (() => void) | undefined
}

interface NewCardProps<Card> extends FormProps<Card> {
  /** Sends the card; the answer of a mutation. */
  add: (card: NewCreditCard) => PromiseLike<unknown>
  /** Whether the form gets the focus. */
  hasFocus?: boolean
}

/** The form of a new card: of a person, for events, or of the company. */
export const NewCard = <Card extends StoredCard>({ add, ...form }: NewCardProps<Card>) => (
  <CardForm<Card> {...form} card={null} save={add} saveLabel="profile.payment.add.save" />
)

interface EditCardProps<Card> extends FormProps<Card> {
  card: Card
  /** Sends the changed card; the answer of a mutation. */
  change: (card: ChangedCreditCard) => PromiseLike<unknown>
}

/** The form of an existing card. Its stored number is never shown in full; it can only be replaced. */
export const EditCard = <Card extends StoredCard>({ change, ...form }: EditCardProps<Card>) => (
  <CardForm<Card> {...form} save={(values, opened) => change(changedCard(values, opened?.version))} />
)

interface CardFormProps<Card> extends FormProps<Card> {
  card: Card | null
  save: (card: NewCreditCard, opened: Card | null) => PromiseLike<unknown>
  saveLabel?: MessageId
  hasFocus?: boolean
}

function CardForm<Card extends StoredCard>(props: CardFormProps<Card>) {
  const { id, card, save, hasUses = true, hasFocus = false, alreadyThere, onSaved, onCancel, ...words } = props
  const expiryDate = card?.expiryDate
  const section = useSectionForm<Card | null, CardValues, NewCreditCard>({
    id,
    schema: useMemo(() => cardSchema(expiryDate), [expiryDate]),
    entity: card,
    valuesOf: cardValues,
    save: async (values, opened) => (await save(values, opened)) as SaveResult<Card | null>,
    draftOwner: useOwnProfile(),
    sealed: { number: (stored) => stored?.number ?? '' },
    onSaved: (saved) => saved && onSaved?.(saved),
  })
  const { form } = section
  useEffect(() => {
    if (hasFocus) form.setFocus('number')
  }, [form, hasFocus])
  const cancel = () => {
    section.discard()
    onCancel?.()
  }
  return (
    <SectionForm
      section={section}
      labels="profile.payment.field"
      {...words}
      {...(onCancel && { onCancel: cancel })}
      problem={useProblem(alreadyThere)}
      show={showCardValue}
    >
      <CardFields {...(card && { maskedNumber: shownNumber(card.number) })} />
      {hasUses && <UsesInput />}
    </SectionForm>
  )
}

/** The text of a number that another card has; other problems keep their text. */
function useProblem(alreadyThere: MessageId | undefined) {
  const { formatMessage } = useIntl()
  return useCallback(
    (name: string, code: unknown) =>
      alreadyThere && name === 'number' && code === 'alreadyThere' ? formatMessage({ id: alreadyThere }) : undefined,
    [formatMessage, alreadyThere],
  )
}

/** The uses that a card pays for: at least one of four. */
function UsesInput() {
  const { id, label, error, control } = useField('uses')
  const { field } = useController({ control, name: 'uses' })
  const uses = field.value as PaymentUse[]
  return (
    <GroupFrame id={id} label={label} error={error} isRequired>
      <div className={cx(layout.columns8, layout.gap4, layout.top, layout.lines0)}>
        {paymentUses.map((use, at) => (
          <CheckboxField
            key={use}
            id={`${id}-${use}`}
            ref={at === 0 ? field.ref : undefined}
            label={<FormattedMessage id={`profile.payment.use.${use}`} />}
            aria-invalid={error !== undefined || undefined}
            checked={uses.includes(use)}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(target.checked ? orderedUses([...uses, use]) : uses.filter((each) => each !== use))
            }
          />
        ))}
      </div>
    </GroupFrame>
  )
}
