import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { noticeTextLimits } from '#contract/notices/noticeTexts.ts'
import { TextAreaInput } from '@/forms/input/TextAreaInput'
import { TextInput } from '@/forms/input/TextInput'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'
import styles from './TextFields.module.css'
import { firstEnd, type TextEnd, textLanguages, type TextValues } from './texts.rules'

interface TextFieldsProps {
  /** The longest text, in characters; undefined for a title alone. */
  mostText: number | undefined
}

/**
 * Title and text in the reader's language. The other languages are shown on request, and where they have words or an
 * error.
 */
export function TextFields({ mostText }: TextFieldsProps) {
  const { locale } = useIntl()
  const { control } = useFormContext<TextValues>()
  const { errors } = useFormState({ control })
  const first = firstEnd(locale)
  const others = textLanguages.filter(({ end }) => end !== first)
  const names = others.flatMap(({ end }) => [`title${end}`, `text${end}`] as const)
  const isUsed = useWatch({ control, name: names }).some(Boolean) || names.some((name) => errors[name] !== undefined)
  // They stay open once they were used: closing them when the last character is deleted would hide the caret.
  const [wasUsed, setUsed] = useState(isUsed)
  if (isUsed && !wasUsed) setUsed(true)
  return (
    <div className={layout.stack4}>
      <Words end={first} mostText={mostText} isRequired={!isUsed} />
      <details className={styles.others} open={wasUsed || undefined}>
        <summary>
          <FormattedMessage id="notices.form.otherLanguages" />
        </summary>
        <p className={textStyle.note}>
          <FormattedMessage id="notices.form.otherLanguages.text" />
        </p>
        {others.map(({ end }) => (
          <Words key={end} end={end} mostText={mostText} />
        ))}
      </details>
    </div>
  )
}

/** A title is required in one language. */
function Words({ end, mostText, isRequired = false }: TextFieldsProps & { end: TextEnd; isRequired?: boolean }) {
  const { locale } = useIntl()
  const { lang } = textLanguages.find((each) => each.end === end)!
  const tag = locale.startsWith(lang) ? undefined : lang
  return (
    <>
      <TextInput
        name={`title${end}`}
        lang={tag}
        autoComplete="off"
        maxLength={noticeTextLimits.title}
        isRequired={isRequired}
      />
      {mostText !== undefined && (
        <TextAreaInput name={`text${end}`} lang={tag} autoComplete="off" rows={3} maxLength={mostText} />
      )}
    </>
  )
}
