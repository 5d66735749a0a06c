import { lazy, Suspense, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { type GroupMailKind, groupMailKinds, type GroupTravelerPage } from '#contract/events/groupTravelers.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import type { GroupRef } from '@/domains/events/shared/groupPath'
import { lazyPart } from '@/patterns/page/lazyPart'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'
import { useTableAddress, type TableAddress } from '@/patterns/table/address/tableAddress'
import { useSelection } from '@/patterns/table/rows/useSelection'
import type { TableFilter } from '@/patterns/table/TableTools'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/notice/EmptyState'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { Skeleton } from '@/ui/progress/Skeleton'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import { OutcomeNotice } from './OutcomeNotice'
import { AddButton, PeopleHeader } from './PeopleHeader'
import { PeopleTable } from './PeopleTable'
import { SelectedPeople } from './SelectedPeople'
import { filterIn, idOf, openFor, peopleTable, sheetOf, countAll, filtersThereAre } from '../people.rules'
import { useGroupPeopleQuery, useCannotBookCountQuery } from '../people.slice'
import { useGroupAction } from '../useGroupAction'
import layout from '@/ui/layout/layout.module.css'
import { shownOf } from '@/store/shownAnswer'

const AddPeopleDialog = lazy(() => loadOnceOnline(() => import('../add/AddPeopleDialog')))

const MailDialog = lazy(() => loadOnceOnline(() => import('./MailDialog')))

const Manifest = lazyPart(['groupPeople'], () => import('../manifest/Manifest'))

/** The people of an event with their states, and the organizer's actions. */
export function PeopleView({ group }: { group: GroupDetail }) {
  const view = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(view)
  const adding = useAdding()
  const { companyId } = useSession()
  const address = useTableAddress(peopleTable)
  const { state } = address
  const isManifest = useSearchParams()[0].get('view') === 'manifest'
  const mailing = useMailing()
  const groupRef = { companyId, groupTravelId: group.id }
  const answer = useGroupPeopleQuery({
    ...groupRef,
    pageNumber: state.pageNumber,
    search: state.search,
    filter: filterIn(state),
  })
  const actions = useGroupAction(group, answer.refetch)
  const { shown } = shownOf(answer)
  const selection = useSelection(shown?.responseData ?? [], idOf)
  const { list, mail } = openFor(group)
  const filters = useKindFilter(groupRef, shown, address)
  const add = adding.open
  const renderActions = () => (
    <SelectedPeople people={selection.rows} onDone={selection.clear} actions={actions} mayMail={mail} />
  )
  return (
    <div ref={view} className={layout.stack5}>
      <div>
        <PeopleHeader group={group} page={shown} actions={actions} onAdd={add} onMail={mailing.open} />
        <OutcomeNotice actions={actions} />
      </div>
      <Views isManifest={isManifest} />
      {isManifest ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Manifest groupRef={groupRef} />
        </Suspense>
      ) : (
        <PeopleTable
          answer={answer}
          address={address}
          filters={filters}
          download={sheetOf(groupRef, state)}
          selection={list ? { ...selection, renderActions } : undefined}
          empty={<Nobody mayAdd={list} onAdd={add} />}
        />
      )}
      {mail && mailing.kind && (
        <Suspense fallback={null}>
          <MailDialog groupRef={groupRef} kind={mailing.kind} actions={actions} onClose={mailing.close} />
        </Suspense>
      )}
      {list && adding.isOpen && (
        <Suspense fallback={null}>
          <AddPeopleDialog
            group={group}
            onAdded={(count) => actions.show({ what: 'added', count, leftOut: [], tooSoon: 0, skipped: 0 })}
            onClose={adding.close}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Which dialog is open. It is in the address, so that other pages link to it. */
function useDialogInAddress(name: 'mail' | 'add') {
  const [query, setQuery] = useSearchParams()
  const show = (value?: string) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { value: query.get(name), show, close: () => show() }
}

function useMailing() {
  const { value, show, close } = useDialogInAddress('mail')
  return {
    kind: groupMailKinds.find((each) => each === value),
    open: (kind: GroupMailKind) => show(kind),
    close,
  }
}

function useAdding() {
  const { value, show, close } = useDialogInAddress('add')
  return { isOpen: value === 'people', open: () => show('people'), close }
}

const Nobody = ({ mayAdd, onAdd }: { mayAdd: boolean; onAdd: () => void }) => (
  <Card>
    <EmptyState
      title={<FormattedMessage id="groupPeople.nobody.title" />}
      text={mayAdd && <FormattedMessage id="groupPeople.nobody.text" />}
      action={mayAdd && <AddButton onAdd={onAdd} />}
    />
  </Card>
)

/** The list, and the arrivals and departures. Each view has its own address. */
function Views({ isManifest }: { isManifest: boolean }) {
  const { formatMessage } = useIntl()
  const view = (key: 'list' | 'manifest', search: string) => ({
    key,
    label: <FormattedMessage id={`groupPeople.view.${key}`} />,
    search,
    isCurrent: isManifest === (key === 'manifest'),
  })
  return (
    <div className={layout.screenOnly}>
      <StatusLinks
        label={formatMessage({ id: 'groupPeople.views' })}
        areCounted={false}
        links={[view('list', ''), view('manifest', '?view=manifest')]}
      />
    </div>
  )
}

/**
 * The filter of the people of an event: all, or one of the kinds on the list, each with its number.
 * @param page undefined until it is loaded. Then, and while the list is empty, there is no filter
 */
function useKindFilter(
  groupRef: GroupRef,
  page: GroupTravelerPage | undefined,
  { state }: TableAddress,
): TableFilter[] {
  const { formatMessage } = useIntl()
  const { data: cannotBook = 0 } = useCannotBookCountQuery(groupRef)
  if (!page || countAll(page.filterCounts) === 0) return []
  const { filterCounts, declinedBooked = 0 } = page
  const counts = { ...filterCounts, cannotBook, declinedBooked }
  const counted = (filter: keyof typeof counts | 'all', count: number) =>
    formatMessage(
      { id: 'groupPeople.filter.counted' },
      { label: formatMessage({ id: `groupPeople.filter.${filter}` }), count },
    )
  return [
    {
      name: 'filter',
      label: formatMessage({ id: 'groupPeople.filters' }),
      all: counted('all', countAll(filterCounts)),
      options: filtersThereAre(counts, filterIn(state)).map((value) => ({
        value,
        label: counted(value, counts[value]),
      })),
    },
  ]
}
