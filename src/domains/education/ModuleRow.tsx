import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { EducationModule } from '#contract/catalogs/education.ts'
import { useLocale } from '@/i18n/useLocale'
import { ExpandingRow } from '@/patterns/list/ExpandingRow'
import { pathTo } from '@/routes/pathTo'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { isOpen } from './education.rules'
import { ModuleBadge, ModuleScore, WhyRequired } from './ModuleWords'

/** A module of the catalog: its title with the link, why it is required, what it is about, and how long it takes. */
export function ModuleRow({ module }: { module: EducationModule }) {
  const headingId = useId()
  const { id, title, summary, topic, minutes, questionCount, required, score } = module
  return (
    <ExpandingRow
      headingId={headingId}
      name={title}
      summary={
        <div className={cx(layout.stack1, textStyle.note, textStyle.anywhere)}>
          <h3 id={headingId} className={cx(textStyle.normal, textStyle.strong)}>
            <Link to={pathTo(useLocale(), 'educationModule', { moduleId: id })}>{title}</Link>
          </h3>
          {required && (
            <p className={cx(isOpen(module) && textStyle.ink, isOpen(module) && textStyle.medium)}>
              <WhyRequired module={module} />
            </p>
          )}
          <p className={textStyle.measure}>{summary}</p>
          <ul role="list" className={cx(layout.row3, layout.lines0)}>
            <li>
              <FormattedMessage id={`education.topic.${topic}`} />
            </li>
            <li>
              <FormattedMessage id="education.minutes" values={{ count: minutes }} />
            </li>
            <li>
              <FormattedMessage id="education.questions" values={{ count: questionCount }} />
            </li>
            {score !== null && (
              <li>
                <ModuleScore module={module} />
              </li>
            )}
          </ul>
        </div>
      }
      end={<ModuleBadge module={module} />}
    />
  )
}
