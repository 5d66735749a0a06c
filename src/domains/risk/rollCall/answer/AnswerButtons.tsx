import { LifeBuoy, ShieldCheck } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type RollCallAnswer, rollCallAnswers } from '#contract/reports/itineraryReport.ts'
import { Button } from '@/ui/button/Button'
import styles from './AnswerButtons.module.css'

const icons = { safe: ShieldCheck, needsHelp: LifeBuoy }

interface AnswerButtonsProps {
  /** The answer whose button comes first and stands out; the other one has the same size. */
  first: RollCallAnswer
  pending: RollCallAnswer | undefined
  onAnswer: (answer: RollCallAnswer) => void
}

/** Two big buttons to answer whether one is safe: one tap each. */
export const AnswerButtons = ({ first, pending, onAnswer }: AnswerButtonsProps) => (
  <div className={styles.buttons}>
    {rollCallAnswers
      .toSorted((one) => (one === first ? -1 : 1))
      .map((answer) => {
        const Icon = icons[answer]
        return (
          <Button
            key={answer}
            variant={answer === first ? 'primary' : 'secondary'}
            className={styles.button}
            icon={<Icon aria-hidden="true" />}
            isPending={pending === answer}
            onClick={() => onAnswer(answer)}
          >
            <FormattedMessage id={`rollCall.answer.${answer}`} />
          </Button>
        )
      })}
  </div>
)
