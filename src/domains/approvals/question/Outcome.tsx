import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Approval, Decided } from '#contract/approvals/approvals.ts'
import { endedBy } from '@/domains/approvals/approvals.rules'
import { cx } from '@/ui/cx'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Banner } from '@/ui/notice/Banner'
import { useFormats } from '@/i18n/useFormats'
import styles from './question.module.css'

interface OutcomeProps {
  question: Approval
  decided: Decided
  /** The reader has pressed a button just now: the heading gets the focus, and an answer that was not taken says so. */
  isAnswer?: boolean
}

/** In place of the form: how a question stands, by whom, since when, with which words, and what follows from it. */
export function Outcome({ question, decided, isAnswer = false }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  const { status, isOwn, decision } = decided
  return (
    <Card>
      <div className={layout.stack3}>
        <h2 ref={heading} tabIndex={isAnswer ? -1 : undefined} className={cx(layout.readingStart, textStyle.large)}>
          <FormattedMessage id={`approvals.status.${status}`} />
        </h2>
        {isAnswer && !isOwn && (
          <Banner tone="warning">
            <FormattedMessage id="approvals.notTaken" values={{ status }} />
          </Banner>
        )}
        <p>
          <EndedBy decided={decided} />
        </p>
        {decision?.comment && <blockquote className={styles.quote}>{decision.comment}</blockquote>}
        <p className={textStyle.soft}>
          <FormattedMessage
            id={`approvals.follows.${status}`}
            values={{ who: question.traveler, subject: question.subject }}
          />
        </p>
      </div>
    </Card>
  )
}

/** Who has answered, how and when: a sentence. */
export function EndedBy({ decided: { status, isOwn, decision } }: { decided: Decided }) {
  const { instant } = useFormats()
  if (!decision) return null
  const values = { status, by: decision.by, at: instant(decision.at) }
  const by = isOwn ? 'you' : endedBy({ status, decision })
  return by === 'nobody' ? null : <FormattedMessage id={`approvals.ended.${by}`} values={values} />
}
