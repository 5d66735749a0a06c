import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { type CompletionRow, educationLimits, type ManagedModule } from '#contract/catalogs/education.ts'
import { useSession } from '@/domains/session/shared/useSession'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { PageSection } from '@/patterns/page/PageSection'
import { DataTable } from '@/patterns/table/DataTable'
import { Stacked } from '@/patterns/table/rows/Stacked'
import { useTableAddress } from '@/patterns/table/address/tableAddress'
import type { Column } from '@/patterns/table/rows/TableRows'
import { SelectField } from '@/ui/field/choice/SelectField'
import { EmptyState } from '@/ui/notice/EmptyState'
import { useCompletionQuery } from '../education.slice'
import { completionQuery, completionTable } from './manageEducation.rules'

/** The employees of each cost center by their progress in a chosen module. */
export function Completion({ modules }: { modules: readonly ManagedModule[] }) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const address = useTableAddress(completionTable)
  const query = completionQuery(address.state, modules)
  const answer = useCompletionQuery({ companyId, ...query })
  return (
    <PageSection heading={<FormattedMessage id="education.completion" />}>
      <SelectField
        label={formatMessage({ id: 'education.completion.module' })}
        value={query.moduleId}
        onChange={({ target }) => address.choose('module', [target.value])}
      >
        {modules.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <DataTable
        label={formatMessage({ id: 'education.completion' })}
        isInSection
        columns={useColumns()}
        answer={answer}
        address={address}
        pageSize={educationLimits.page}
        keyOf={({ costCenterId }) => costCenterId ?? 'none'}
        nameOf={({ number, name }) => `${number} ${name}`.trim()}
        empty={
          <EmptyState
            headingLevel={3}
            title={<FormattedMessage id="education.completion.none.title" />}
            text={<FormattedMessage id="education.completion.none.text" />}
          />
        }
      />
    </PageSection>
  )
}

const counts = ['people', 'inProgress', 'notStarted', 'lapsed'] as const

function useColumns(): Column<CompletionRow>[] {
  const { formatMessage } = useIntl()
  const { percent } = useFormats()
  const header = (key: string) => formatMessage({ id: `education.completion.${key}` as MessageId })
  const countOf = (key: (typeof counts)[number]): Column<CompletionRow> => ({
    key,
    header: header(key),
    isFigure: true,
    cell: (row) => <FormattedNumber value={row[key]} />,
  })
  return [
    {
      key: 'number',
      header: header('center'),
      isRowHeader: true,
      cell: ({ costCenterId, number, name }) =>
        costCenterId === null ? (
          <FormattedMessage id="education.completion.noCenter" />
        ) : (
          <Stacked below={number === name ? undefined : name}>{number}</Stacked>
        ),
    },
    countOf('people'),
    {
      key: 'share',
      header: header('passed'),
      isFigure: true,
      cell: ({ passed, people }) => (
        <Stacked below={<FormattedMessage id="education.admin.passed" values={{ passed, people }} />}>
          {percent((passed / people) * 100, 0)}
        </Stacked>
      ),
    },
    countOf('inProgress'),
    countOf('notStarted'),
    countOf('lapsed'),
  ]
}
