import { skipToken } from '@reduxjs/toolkit/query/react'
import { FormattedMessage } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import type { GuestHost } from '#contract/arranger/guests.ts'
import { useGuestHostsQuery } from '@/domains/guests/guests.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { RecordInput } from '@/forms/input/RecordInput'
import { useRecordChoice } from '@/forms/input/useRecordChoice'

interface HostInputProps {
  name: string
  /** The host as the guest was opened with. */
  opened: GuestHost | null
}

const idOf = ({ employeeId }: GuestHost) => employeeId

/** The employee who receives a guest, found by name or address; their cost centre is shown once they are chosen. */
export function HostInput({ name, opened }: HostInputProps) {
  const choice = useRecordChoice(name, opened, { idOf, nameOf: fullName })
  const { unknownId } = choice
  const search = useHosts(choice.term)
  // The call finds hosts by their id too.
  const one = useHosts(unknownId).currentData?.find((host) => idOf(host) === unknownId)
  const costCenter = (choice.known ?? one)?.costCenter
  return (
    <RecordInput
      choice={choice}
      search={search}
      one={one}
      isRequired
      description={
        costCenter ? (
          <FormattedMessage id="guests.form.costCenter" values={{ name: costCenter }} />
        ) : (
          <FormattedMessage id="guests.form.host.text" />
        )
      }
      words={{
        searching: <FormattedMessage id="guests.form.host.searching" />,
        nothing: <FormattedMessage id="guests.form.host.nobody" />,
      }}
      factsOf={(host) => [host.email, host.costCenter]}
    />
  )
}

function useHosts(search: string) {
  const { companyId } = useSession()
  return useGuestHostsQuery(search ? { companyId, search } : skipToken)
}
