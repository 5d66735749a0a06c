import { Settings2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useId } from 'react'
import type { EducationModule } from '#contract/catalogs/education.ts'
import { useMayOpen } from '@/domains/session/shared/useMayOpen'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { RowList, ExpandingRow } from '@/patterns/list/ExpandingRow'
import { PageHeader } from '@/patterns/page/PageHeader'
import { PageSection } from '@/patterns/page/PageSection'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { EmptyState } from '@/ui/notice/EmptyState'
import { cx } from '@/ui/cx'
import { CatalogFilters } from './CatalogFilters'
import { catalogAddress, inOrderOfNeed, shownModules, stateIn, topicIn, isOpen } from './education.rules'
import { useModulesQuery } from './education.slice'
import { ModuleBadge, ModuleScore, WhyRequired } from './ModuleWords'

/** §2 education: the modules that the company uses, those required of the reader first. */
export default function EducationPage() {
  const answer = useModulesQuery(useOwnProfile())
  return (
    <RecordAnswer
      answer={answer}
      title="routes.education"
      failed="education.failed"
      unknown={<EmptyState headingLevel={1} title={<FormattedMessage id="routes.education" />} />}
    >
      {(modules) => (
        <div className={layout.stack5}>
          <PageHeader
            title={<FormattedMessage id="routes.education" />}
            facts={[
              modules.length > 0 && (
                <FormattedMessage
                  key="passed"
                  id="education.passedCount"
                  values={{
                    passed: modules.filter(({ progress }) => progress === 'passed').length,
                    all: modules.length,
                  }}
                />
              ),
            ]}
            lead="education.lead"
            actions={<ManageLink />}
          />
          {modules.length === 0 ? (
            <EmptyState
              title={<FormattedMessage id="education.none.title" />}
              text={<FormattedMessage id="education.none.text" />}
            />
          ) : (
            <Catalog modules={modules} />
          )}
        </div>
      )}
    </RecordAnswer>
  )
}

/** For administrators: to the modules as the company uses them. */
function ManageLink() {
  const locale = useLocale()
  if (!useMayOpen('manageEducation')) return null
  return (
    <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'manageEducation')}>
      <Settings2 aria-hidden="true" />
      <FormattedMessage id="education.manage" />
    </Link>
  )
}

function Catalog({ modules }: { modules: readonly EducationModule[] }) {
  const address = useTableAddress(catalogAddress)
  const [state, topic] = [stateIn(address.state), topicIn(address.state)]
  const { required, optional } = inOrderOfNeed(shownModules(modules, { state, topic }))
  const isNarrowed = state !== undefined || topic !== undefined
  return (
    <>
      <CatalogFilters modules={modules} address={address} />
      {isNarrowed && required.length + optional.length === 0 && (
        <p role="status">
          <FormattedMessage id="education.nothing" />
        </p>
      )}
      {(required.length > 0 || !isNarrowed) && (
        <PageSection heading={<FormattedMessage id="education.required" />}>
          <Rows modules={required} />
        </PageSection>
      )}
      {optional.length > 0 && (
        <PageSection heading={<FormattedMessage id="education.optional" />}>
          <Rows modules={optional} />
        </PageSection>
      )}
    </>
  )
}

const Rows = ({ modules }: { modules: readonly EducationModule[] }) =>
  modules.length === 0 ? (
    <EmptyState
      headingLevel={3}
      title={<FormattedMessage id="education.required.none.title" />}
      text={<FormattedMessage id="education.required.none.text" />}
    />
  ) : (
    <RowList>
      {modules.map((module) => (
        <ModuleRow key={module.id} module={module} />
      ))}
    </RowList>
  )

/** A module of the catalog: its title with the link, why it is required, what it is about, and how long it takes. */
function ModuleRow({ module }: { module: EducationModule }) {
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
