import { useCallback, useState, type Ref, useId } from 'react'
import { useParams, Link } from 'react-router-dom'
import { FormattedMessage } from 'react-intl'
import { FileDown } from 'lucide-react'
import type { OpenModule, QuizResult } from '#contract/catalogs/education.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { PageHeader } from '@/patterns/page/PageHeader'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { Banner } from '@/ui/notice/Banner'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { useModuleQuery, usePostModuleStartMutation } from './education.slice'
import { QuizForm } from './QuizForm'
import { QuizResultView } from './QuizResultView'
import { certificatePath } from './education.api'
import { ModuleBadge, ModuleScore, WhyRequired } from './ModuleWords'

/** A module: its text, then its quiz, then the result with the reason of every answer. */
export default function ModulePage() {
  const { moduleId = '' } = useParams()
  const locale = useLocale()
  const answer = useModuleQuery({ ...useOwnProfile(), moduleId })
  return (
    <RecordAnswer
      answer={answer}
      title="routes.educationModule"
      failed="education.module.failed"
      unknown={{ about: 'education', back: pathTo(locale, 'education') }}
    >
      {(module) => <Shown key={module.id} module={module} />}
    </RecordAnswer>
  )
}

type Step = { name: 'text' } | { name: 'quiz' } | { name: 'result'; result: QuizResult; chosen: Map<string, string> }

/** Moves the focus to the heading of a step that takes the place of another. */
function useSteps() {
  const [{ step, hasMoved }, setState] = useState<{ step: Step; hasMoved: boolean }>({
    step: { name: 'text' },
    hasMoved: false,
  })
  const heading = useCallback(
    (element: HTMLHeadingElement | null) => {
      if (hasMoved) element?.focus()
    },
    [hasMoved],
  )
  return { step, go: (to: Step) => setState({ step: to, hasMoved: true }), heading }
}

function Shown({ module }: { module: OpenModule }) {
  useNameInTrail('educationModule', module.title)
  const { step, go, heading } = useSteps()
  return (
    <div className={layout.stack5}>
      <ModuleHead module={module} />
      {step.name === 'text' && <ModuleText module={module} headingRef={heading} onQuiz={() => go({ name: 'quiz' })} />}
      {step.name === 'quiz' && (
        <QuizForm
          module={module}
          headingRef={heading}
          onBack={() => go({ name: 'text' })}
          onResult={(result, chosen) => go({ name: 'result', result, chosen })}
        />
      )}
      {step.name === 'result' && (
        <QuizResultView
          module={module}
          result={step.result}
          chosen={step.chosen}
          headingRef={heading}
          onAgain={() => go({ name: 'quiz' })}
          onText={() => go({ name: 'text' })}
        />
      )}
    </div>
  )
}

interface ModuleTextProps {
  module: OpenModule
  headingRef: Ref<HTMLHeadingElement>
  onQuiz: () => void
}

/** The sections of a module, and the way to its quiz. */
function ModuleText({ module: { id, sections, progress }, headingRef, onQuiz }: ModuleTextProps) {
  const [start] = usePostModuleStartMutation()
  const person = useOwnProfile()
  const headingId = useId()
  const openQuiz = () => {
    // A failure costs the note only: the attempt itself is kept.
    if (progress === 'notStarted') void start({ ...person, moduleId: id })
    onQuiz()
  }
  return (
    <>
      <Card>
        <div className={layout.stack6}>
          {sections.map(({ heading, paragraphs }, at) => (
            <section key={heading} aria-labelledby={`${headingId}-${at}`} className={layout.stack3}>
              <h2
                id={`${headingId}-${at}`}
                className={textStyle.large}
                ref={at === 0 ? headingRef : undefined}
                tabIndex={at === 0 ? -1 : undefined}
              >
                {heading}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className={textStyle.measure}>
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </Card>
      <div>
        <Button onClick={openQuiz}>
          <FormattedMessage id={progress === 'passed' ? 'education.quiz.again' : 'education.quiz.open'} />
        </Button>
      </div>
    </>
  )
}

/** The head of a module: its facts, the certificate of a passed one, and why it is required. */
function ModuleHead({ module }: { module: OpenModule }) {
  const { id, title, summary, topic, minutes, validMonths, progress, score } = module
  const person = useOwnProfile()
  return (
    <>
      <PageHeader
        title={title}
        mark={<ModuleBadge module={module} />}
        facts={[
          <FormattedMessage key="topic" id={`education.topic.${topic}`} />,
          <FormattedMessage key="minutes" id="education.minutes" values={{ count: minutes }} />,
          <FormattedMessage key="months" id="education.certificate.months" values={{ months: validMonths }} />,
          score !== null && <ModuleScore key="score" module={module} />,
        ]}
        note={<p className={cx(textStyle.measure, textStyle.soft)}>{summary}</p>}
        actions={
          progress === 'passed' && (
            <DownloadButton
              path={certificatePath({ ...person, moduleId: id })}
              fallbackName={`certificate-${id}.pdf`}
              icon={<FileDown aria-hidden="true" />}
              variant="quiet"
            >
              <FormattedMessage id="education.certificate" />
            </DownloadButton>
          )
        }
      />
      <Requirement module={module} />
    </>
  )
}

/** Why an open module is required, with the trip that requires it. */
function Requirement({ module }: { module: OpenModule }) {
  const locale = useLocale()
  const { required } = module
  if (!required?.isOpen) return null
  return (
    <Banner
      tone={required.isOverdue ? 'danger' : 'warning'}
      isWithinLiveRegion
      actions={
        required.trip && (
          <Link to={pathTo(locale, 'trip', { bookingId: required.trip.bookingId })}>
            <FormattedMessage id="education.trip" />
          </Link>
        )
      }
    >
      <WhyRequired module={module} />
    </Banner>
  )
}
