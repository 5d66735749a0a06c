import { useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { OpenModule, QuizResult } from '#contract/catalogs/education.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { pathTo } from '@/routes/pathTo'
import layout from '@/ui/layout/layout.module.css'
import { useModuleQuery } from './education.slice'
import { ModuleHead } from './ModuleHead'
import { ModuleText } from './ModuleText'
import { QuizForm } from './QuizForm'
import { QuizResultView } from './QuizResultView'

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
