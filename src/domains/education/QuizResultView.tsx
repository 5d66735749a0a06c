import { CircleCheck, CircleX, FileDown } from 'lucide-react'
import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { educationLimits, type OpenModule, type QuizResult } from '#contract/catalogs/education.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { certificatePath } from './education.api'

interface QuizResultProps {
  module: OpenModule
  result: QuizResult
  /** The id of the chosen option by that of its question. */
  chosen: Map<string, string>
  headingRef: Ref<HTMLHeadingElement>
  onAgain: () => void
  onText: () => void
}

/** The score, and for every question the answer of the reader, the right one and the reason. */
export function QuizResultView({ module, result, chosen, headingRef, onAgain, onText }: QuizResultProps) {
  const { percent, date } = useFormats()
  const { score, isPassed } = result
  const { validUntil } = result.module
  return (
    <Card>
      <div className={layout.stack5}>
        <div className={layout.stack2}>
          <h2 ref={headingRef} tabIndex={-1} className={cx(layout.readingStart, layout.row2)}>
            {isPassed ? (
              <CircleCheck aria-hidden="true" className={textStyle.success} />
            ) : (
              <CircleX aria-hidden="true" className={textStyle.warning} />
            )}
            <FormattedMessage
              id={isPassed ? 'education.result.passed' : 'education.result.failed'}
              values={{ score: percent(score, 0) }}
            />
          </h2>
          <p>
            {isPassed && validUntil ? (
              <FormattedMessage id="education.result.passed.text" values={{ day: date(validUntil) }} />
            ) : (
              <FormattedMessage
                id="education.result.failed.text"
                values={{ needed: percent(educationLimits.passPercent, 0) }}
              />
            )}
          </p>
        </div>
        <Answers module={module} result={result} chosen={chosen} />
        <Next module={module} isPassed={isPassed} onAgain={onAgain} onText={onText} />
      </div>
    </Card>
  )
}

type NextProps = Pick<QuizResultProps, 'module' | 'onAgain' | 'onText'> & { isPassed: boolean }

/** After a passed quiz the certificate and the other modules, else another attempt. */
function Next({ module: { id }, isPassed, onAgain, onText }: NextProps) {
  const locale = useLocale()
  const person = useOwnProfile()
  if (!isPassed)
    return (
      <div className={layout.row3}>
        <Button onClick={onAgain}>
          <FormattedMessage id="education.result.retry" />
        </Button>
        <Button variant="quiet" onClick={onText}>
          <FormattedMessage id="education.quiz.back" />
        </Button>
      </div>
    )
  return (
    <div className={layout.row3}>
      <DownloadButton
        path={certificatePath({ ...person, moduleId: id })}
        fallbackName={`certificate-${id}.pdf`}
        icon={<FileDown aria-hidden="true" />}
      >
        <FormattedMessage id="education.certificate" />
      </DownloadButton>
      <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'education')}>
        <FormattedMessage id="education.result.all" />
      </Link>
    </div>
  )
}

const Answers = ({ module, result, chosen }: Pick<QuizResultProps, 'module' | 'result' | 'chosen'>) => (
  <div className={layout.stack3}>
    <h3>
      <FormattedMessage id="education.result.answers" />
    </h3>
    <ol role="list" className={layout.stack5}>
      {module.questions.map((question, at) => {
        const outcome = result.results.find(({ questionId }) => questionId === question.id)
        const textOf = (id: string | undefined) => question.options.find((option) => option.id === id)?.text ?? ''
        if (!outcome) return null
        return (
          <li key={question.id} className={layout.stack1}>
            <p className={textStyle.strong}>
              <FormattedMessage id="education.quiz.question" values={{ number: at + 1, text: question.text }} />
            </p>
            <Outcome
              isRight={outcome.isRight}
              answer={textOf(chosen.get(question.id))}
              solution={textOf(outcome.rightOptionId)}
            />
            <p className={cx(textStyle.measure, textStyle.soft)}>{outcome.explanation}</p>
          </li>
        )
      })}
    </ol>
  </div>
)

const Outcome = ({ isRight, answer, solution }: { isRight: boolean; answer: string; solution: string }) => (
  <>
    <p className={layout.row2}>
      {isRight ? (
        <CircleCheck size={18} aria-hidden="true" className={textStyle.success} />
      ) : (
        <CircleX size={18} aria-hidden="true" className={textStyle.danger} />
      )}
      <strong>
        <FormattedMessage id={isRight ? 'education.result.right' : 'education.result.wrong'} />
      </strong>
    </p>
    <p>
      <FormattedMessage id="education.result.yours" values={{ answer }} />
    </p>
    {!isRight && (
      <p>
        <FormattedMessage id="education.result.solution" values={{ answer: solution }} />
      </p>
    )}
  </>
)
