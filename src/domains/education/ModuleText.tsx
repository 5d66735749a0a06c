import { type Ref, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OpenModule } from '#contract/catalogs/education.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { usePostModuleStartMutation } from './education.slice'

interface ModuleTextProps {
  module: OpenModule
  headingRef: Ref<HTMLHeadingElement>
  onQuiz: () => void
}

/** The sections of a module, and the way to its quiz. */
export function ModuleText({ module: { id, sections, progress }, headingRef, onQuiz }: ModuleTextProps) {
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
