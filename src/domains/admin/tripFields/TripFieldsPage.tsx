import { Plus, FileUp } from 'lucide-react'
import { useState, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { TripFields } from '#contract/admin/tripFields.ts'
import { mosts } from '#contract/fields/mosts.ts'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useSession } from '@/domains/session/shared/useSession'
import { PageHeader } from '@/patterns/page/PageHeader'
import { SectionCard } from '@/patterns/page/SectionCard'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/notice/EmptyState'
import { Card } from '@/ui/display/Card'
import { FieldError } from '@/ui/field/frame/FieldError'
import { RadioCards } from '@/ui/field/choice/RadioCards'
import { TableFileInput } from '@/forms/input/TableFileInput'
import { FieldDialog } from './FieldDialog'
import { FieldList } from './FieldList'
import { useTripFieldsQuery, useImportProjectNumbersMutation } from './tripFields.slice'
import { ImportedList } from './ImportedList'
import type { ReadNumbers } from './projectNumbers.rules'
import type { NumbersProblem } from './readNumbers'
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

const ways = ['add', 'replace'] as const
const { most } = mosts.projectNumbers

/** The project numbers of the company: how many there are, and the import of a list. */
function ProjectNumbers({ counts }: { counts: TripFields['projectNumbers'] }) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const [way, setWay] = useState<(typeof ways)[number]>('add')
  const [read, setRead] = useState<ReadNumbers>()
  const send = useAction({ mutation: useImportProjectNumbersMutation() })
  const onRead = (list: ReadNumbers | undefined) => {
    send.reset()
    setRead(list)
  }
  return (
    <Card
      heading={<FormattedMessage id="tripFields.numbers" />}
      description={<FormattedMessage id="tripFields.numbers.text" values={{ ...counts, most }} />}
    >
      <div className={layout.stack4}>
        <RadioCards
          label={formatMessage({ id: 'tripFields.way' })}
          value={way}
          onChange={setWay}
          options={ways.map((value) => ({
            value,
            label: <FormattedMessage id={`tripFields.way.${value}`} />,
            description: <FormattedMessage id={`tripFields.way.${value}.text`} />,
          }))}
        />
        <NumbersFile onRead={onRead} />
        {read && !send.data && (
          <p role="status">
            <FormattedMessage
              id="tripFields.file.read"
              values={{ count: read.rows.length, refused: read.refused.length }}
            />
          </p>
        )}
        {read && !send.data && read.rows.length > 0 && (
          <div className={layout.stack2}>
            <ActionButton
              action={send}
              onClick={() => send.run({ companyId, replaces: way === 'replace', rows: read.rows })}
            >
              <FormattedMessage id={`tripFields.import.${way}`} values={{ count: read.rows.length }} />
            </ActionButton>
          </div>
        )}
        {read && (send.data ?? read.rows.length === 0) && <ImportedList answer={send.data} refused={read.refused} />}
      </div>
    </Card>
  )
}

/** Chooses a file and reads it in the browser; nothing is sent before the reader has seen how many numbers it has. */
function NumbersFile({ onRead }: { onRead: (read: ReadNumbers | undefined) => void }) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<NumbersProblem>()
  const choose = async (file: File) => {
    const { readNumbers } = await import('./readNumbers')
    const read = await readNumbers(file)
    setProblem(typeof read === 'string' ? read : undefined)
    onRead(typeof read === 'string' ? undefined : read)
  }
  return (
    <div className={layout.stack2}>
      <div>
        <Button variant="secondary" icon={<FileUp aria-hidden="true" />} onClick={() => input.current?.click()}>
          <FormattedMessage id="tripFields.file" />
        </Button>
      </div>
      <TableFileInput
        ref={input}
        label={formatMessage({ id: 'tripFields.file' })}
        onFile={(file) => void choose(file)}
      />
      <div role="alert">
        {problem && (
          <FieldError id="project-numbers-file">
            <FormattedMessage id={`tripFields.file.${problem}`} values={{ most }} />
          </FieldError>
        )}
      </div>
    </div>
  )
}
