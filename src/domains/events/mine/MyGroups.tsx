import { skipToken } from '@reduxjs/toolkit/query/react'
import { subMonths } from 'date-fns/subMonths'
import { type ReactNode, useRef } from 'react'
import type { GroupTravel } from '#contract/events/groupTravels.ts'
import { limits } from '#contract/fields/limits.ts'
import { useGroupTravelsFromQuery } from '@/domains/events/events.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import { Card } from '@/ui/display/Card'
import { Skeleton } from '@/ui/progress/Skeleton'
import { useKeepFocusWithin } from '@/ui/overlay/useKeepFocusWithin'
import layout from '@/ui/layout/layout.module.css'

interface MyGroupsProps {
  children: (groups: readonly GroupTravel[]) => ReactNode
}

/** The group events of the last six months (§9) that the traveler is invited to, with loading and failed states. */
export function MyGroups({ children }: MyGroupsProps) {
  const section = useRef<HTMLDivElement>(null)
  useKeepFocusWithin(section)
  return (
    <div ref={section} className={layout.contents}>
      <Groups>{children}</Groups>
    </div>
  )
}

function Groups({ children }: MyGroupsProps) {
  const fromDate = localDay(subMonths(useNow(), limits.groupTravelMonthsBack))
  const { companyId, employeeId } = useSession()
  const { data, isError, isFetching, refetch } = useGroupTravelsFromQuery(
    employeeId ? { companyId, employeeId, fromDate } : skipToken,
  )
  if (data) return children(data)
  if (!isError) return <Skeleton lines={6} />
  return (
    <Card>
      <QueryFailure isLarge query={{ refetch, isFetching }} title="events.my.failed" />
    </Card>
  )
}
