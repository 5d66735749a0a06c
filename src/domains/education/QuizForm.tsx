import { type Ref, type SubmitEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { educationLimits, type OpenModule, type QuizQuestion, type QuizResult } from '#contract/catalogs/education.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { RadioCards } from '@/ui/field/choice/RadioCards'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { usePostAttemptMutation } from './education.slice'

interface QuizFormProps {
  module: OpenModule
  headingRef: Ref<HTMLHeadingElement>
  onBack: () => void
  /** @param chosen the id of the chosen option by that of its question */
  onResult: (result: QuizResult, chosen: Map<string, string>) => void
}

/** The questions of a module; the server scores the answers once each question has one. */
export function QuizForm({ module: { id, questions }, headingRef, onBack, onResult }: QuizFormProps) {
  const { percent } = useFormats()
  const person = useOwnProfile()
  const [chosen, setChosen] = useState(new Map<string, string>())
  const [isSent, setSent] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const action = useAction({
    mutation: usePostAttemptMutation(),
    onDone: (result) => onResult(result, chosen),
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    const missing = questions.findIndex((question) => !chosen.has(question.id))
    if (missing >= 0) return list.current?.children[missing]?.querySelector('input')?.focus()
    const answers = [...chosen].map(([questionId, optionId]) => ({ questionId, optionId }))
    return action.run({ ...person, moduleId: id, answers })
  }
  return (
    <Card>
      <form noValidate className={layout.stack5} onSubmit={send}>
        <div className={layout.stack2}>
          <h2 ref={headingRef} tabIndex={-1} className={layout.readingStart}>
            <FormattedMessage id="education.quiz.heading" />
          </h2>
          <p className={textStyle.note}>
            <FormattedMessage id="education.quiz.lead" values={{ needed: percent(educationLimits.passPercent, 0) }} />
          </p>
        </div>
        <ol role="list" ref={list} className={layout.stack6}>
          {questions.map((question, at) => (
            <li key={question.id}>
              <Question
                question={question}
                number={at + 1}
                value={chosen.get(question.id) ?? null}
                isMissing={isSent && !chosen.has(question.id)}
                onChange={(option) => setChosen(new Map(chosen).set(question.id, option))}
              />
            </li>
          ))}
        </ol>
        <div className={layout.row3}>
          <ActionButton type="submit" action={action}>
            <FormattedMessage id="education.quiz.send" />
          </ActionButton>
          <Button variant="quiet" onClick={onBack}>
            <FormattedMessage id="education.quiz.back" />
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface QuestionProps {
  question: QuizQuestion
  number: number
  value: string | null
  isMissing: boolean
  onChange: (option: string) => void
}

function Question({ question: { text, options }, number, value, isMissing, onChange }: QuestionProps) {
  const { formatMessage } = useIntl()
  return (
    <RadioCards
      label={formatMessage({ id: 'education.quiz.question' }, { number, text })}
      isRequired
      options={options.map((option) => ({ value: option.id, label: option.text }))}
      value={value}
      error={isMissing ? formatMessage({ id: 'education.quiz.choose' }) : undefined}
      onChange={onChange}
    />
  )
}
