import { lazy, Suspense, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type RollCall, rollCallLimits, type RollCallPerson, rollCallStates } from '#contract/risk/rollCalls.ts'
import { lazyPart } from '@/patterns/page/lazyPart'
import { DataTable } from '@/patterns/table/DataTable'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'
import { searchOfValue, useTableAddress, type TableAddress } from '@/patterns/table/address/tableAddress'
import { Button } from '@/ui/button/Button'
import { loadOnceOnline } from '@/ui/loadOnceOnline'
import { EmptyState } from '@/ui/notice/EmptyState'
import type { RollCallRef } from '../rollCall.api'
import { peopleQuery, peopleTable, shownState } from '../rollCall.rules'
import { useRollCallPeopleQuery } from '../rollCall.slice'
import styles from './RollCallPeople.module.css'
import { belongsToRows, useHeldOrder } from './useHeldOrder'
import { usePeopleColumns } from './usePeopleColumns'

const ContactDialog = lazyPart(['findTravelers'], () => import('@/domains/risk/shared/ContactDialog'))
const OnBehalfDialog = lazy(() => loadOnceOnline(() => import('./OnBehalfDialog')))

interface RollCallPeopleProps {
  rollCall: RollCall
  callRef: RollCallRef
}

/**
 * The people of a roll call, those who need help first. Rows keep their places while the reader is among them. Dialogs
 * record an answer on behalf, and show the contact card.
 */
export function RollCallPeople({ rollCall, callRef }: RollCallPeopleProps) {
  const { formatMessage } = useIntl()
  const address = useTableAddress(peopleTable)
  const answer = useRollCallPeopleQuery({ ...callRef, ...peopleQuery(address.state) })
  const { currentData } = answer
  const order = useHeldOrder(currentData?.responseData ?? none, address.searchOfPage(address.state.pageNumber))
  const page = currentData && { ...currentData, responseData: order.rows }
  const place = useRef<HTMLDivElement>(null)
  const showNewest = () => {
    order.renew()
    // The pressed button vanishes; the table takes the focus.
    place.current?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true })
  }
  const [recorded, setRecorded] = useState<RollCallPerson>()
  const [reached, setReached] = useState<RollCallPerson>()
  return (
    <>
      <StateLinks rollCall={rollCall} address={address} />
      <div ref={place} {...order.handlers}>
        <DataTable
          label={formatMessage({ id: 'rollCall.people' })}
          columns={usePeopleColumns(rollCall, { onRecord: setRecorded, onContact: setReached })}
          answer={{ ...answer, currentData: page }}
          address={address}
          pageSize={rollCallLimits.peoplePage}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          searchLabel={formatMessage({ id: 'rollCall.search' })}
          empty={<EmptyState title={<FormattedMessage id="rollCall.people.none" />} />}
        />
        <NewOrder isOld={order.isOld} onShow={showNewest} />
      </div>
      {recorded && (
        <Suspense fallback={null}>
          <OnBehalfDialog person={recorded} callRef={callRef} onClose={() => setRecorded(undefined)} />
        </Suspense>
      )}
      {reached && (
        <Suspense fallback={null}>
          <ContactDialog
            companyId={callRef.companyId}
            bookingId={reached.bookingId}
            name={reached.name}
            onClose={() => setReached(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const none: RollCallPerson[] = []

/** Says that the rows are not in the newest order, with a button that shows it. */
const NewOrder = ({ isOld, onShow }: { isOld: boolean; onShow: () => void }) => (
  <div className={styles.order} {...belongsToRows}>
    <p role="status">{isOld && <FormattedMessage id="rollCall.order.old" />}</p>
    {isOld && (
      <Button variant="secondary" size="small" onClick={onShow}>
        <FormattedMessage id="rollCall.order.renew" />
      </Button>
    )}
  </div>
)

/** Links to the people in each state, with their number. */
function StateLinks({ rollCall, address }: { rollCall: RollCall; address: TableAddress }) {
  const { formatMessage } = useIntl()
  const { counts, kind } = rollCall
  const chosen = peopleQuery(address.state).state
  const states = rollCallStates.filter(
    (state) => kind === 'rollCall' || state === 'noAnswer' || state === 'unreachable',
  )
  return (
    <StatusLinks
      label={formatMessage({ id: 'rollCall.states' })}
      links={[undefined, ...states].map((state) => ({
        key: state ?? 'all',
        label: state ? (
          <FormattedMessage id="rollCall.state" values={{ state: shownState(state, rollCall) }} />
        ) : (
          <FormattedMessage id="rollCall.states.all" />
        ),
        search: searchOfValue(address, 'state', state),
        count: state ? counts[state] : counts.people,
        isCurrent: state === chosen,
      }))}
    />
  )
}
