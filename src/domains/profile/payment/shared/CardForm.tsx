import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { SectionForm } from '@/forms/section/SectionForm'
import type { Section } from '@/forms/section/useSectionForm'
import type { MessageId } from '@/i18n/messages'
import { CardFields } from './CardFields'
import { showCardValue } from './CardValue'

interface CardFormProps<Entity, Values extends FieldValues, Output extends FieldValues> {
  section: Section<Entity, Values, Output>
  /** The stored number with most of it masked, which can only be replaced; without it the card is new. */
  maskedNumber?: string
  /** Heading of the part of a page that the form is, where the page's bar saves it. */
  part?: MessageId
  /** Fields after those that every card has. */
  children?: ReactNode
  /** Leaves the form, which throws away what was typed; undefined where it cannot be left. */
  onCancel?: (() => void) | undefined
  problem?: ((name: string, code: unknown) => string | undefined) | undefined
}

/** The form of a card, whoever's it is. */
export function CardForm<Entity, Values extends FieldValues, Output extends FieldValues>({
  section,
  maskedNumber,
  part,
  children,
  onCancel,
  problem,
}: CardFormProps<Entity, Values, Output>) {
  const cancel = () => {
    section.discard()
    onCancel?.()
  }
  return (
    <SectionForm
      section={section}
      labels="profile.payment.field"
      {...(maskedNumber === undefined && { saveLabel: 'profile.payment.add.save' })}
      {...(part && { part })}
      {...(onCancel && { onCancel: cancel })}
      {...(problem && { problem })}
      show={showCardValue}
    >
      <CardFields {...(maskedNumber !== undefined && { maskedNumber })} />
      {children}
    </SectionForm>
  )
}
