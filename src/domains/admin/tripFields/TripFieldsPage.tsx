import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { TripFields } from '#contract/admin/tripFields.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useSession } from '@/domains/session/shared/useSession'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SectionCard } from '@/patterns/page/SectionCard'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/notice/EmptyState'
import { FieldDialog } from './FieldDialog'
import { FieldList } from './FieldList'
import { ProjectNumbers } from './ProjectNumbers'
import { useTripFieldsQuery } from './tripFields.slice'
import layout from '@/ui/layout/layout.module.css'

/** The company's own fields of a trip, in the order in which travelers and reports have them. */
export default function TripFieldsPage() {
  const answer = useTripFieldsQuery({ companyId: useSession().companyId })
  // The id of the field in the dialog; empty for a new one.
  const [opened, setOpened] = useState<string>()
  const field = answer.data?.fields.find(({ id }) => id === opened)
  const isFull = (answer.data?.fields.length ?? 0) >= mosts.tripFields.most
  return (
    <div className={layout.stack5}>
      <AdminTabs />
      <PageHeader
        title={<FormattedMessage id="routes.tripFields" />}
        lead="tripFields.lead"
        note={isFull && <FormattedMessage id="tripFields.full" values={{ most: mosts.tripFields.most }} />}
        primary={
          !isFull && (
            <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpened('')}>
              <FormattedMessage id="tripFields.add" />
            </Button>
          )
        }
      />
      <SectionCard heading={<FormattedMessage id="tripFields.all" />} answer={answer}>
        {({ fields }) => (fields.length === 0 ? <NoFields /> : <FieldList fields={fields} onChange={setOpened} />)}
      </SectionCard>
      {answer.data && hasNumbers(answer.data) && <ProjectNumbers counts={answer.data.projectNumbers} />}
      {opened !== undefined && (field || opened === '') && (
        <FieldDialog key={opened} field={field} onClose={() => setOpened(undefined)} />
      )}
    </div>
  )
}

/** Whether the company has project numbers, or a field that asks for them. */
const hasNumbers = ({ fields, projectNumbers: { active, inactive } }: TripFields) =>
  active + inactive > 0 || fields.some(({ kind }) => kind === 'projectNumber')

const NoFields = () => (
  <EmptyState
    headingLevel={3}
    title={<FormattedMessage id="tripFields.none.title" />}
    text={<FormattedMessage id="tripFields.none.text" />}
  />
)
