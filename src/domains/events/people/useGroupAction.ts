import { useRef, useState } from 'react'
import { fullName } from '#contract/texts/fullName.ts'
import type { GroupTraveler } from '#contract/events/groupTravelers.ts'
import type { GroupDetail } from '#contract/events/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { type ApiFailure, failureOf } from '@/http/failure'
import type { GroupAction } from './people.api'
import { usePostGroupActionMutation } from './people.slice'
import { type Outcome, whyLeftOut } from './outcome.rules'

/**
 * Invites, reminds or removes the given people or all people the action is for, and stores the result until the next
 * action. Skipped people are not sent. No other action begins while one runs, or before the list shows its effect.
 * @param refresh reloads the list
 */
export function useGroupAction({ id }: GroupDetail, refresh: () => PromiseLike<unknown>) {
  const { companyId } = useSession()
  const [post] = usePostGroupActionMutation()
  const isRunning = useRef(false)
  const [pending, setPending] = useState<GroupAction>()
  const [failure, setFailure] = useState<ApiFailure>()
  const [outcome, setOutcome] = useState<Outcome>()
  const show = (what?: Outcome, why?: ApiFailure) => {
    setOutcome(what)
    setFailure(why)
  }
  /** Answers whether it came to an end. */
  const run = async (action: GroupAction, people?: readonly GroupTraveler[]): Promise<boolean> => {
    if (isRunning.current) return false
    const sorted = people && sort(action, people)
    const leftOut = sorted?.leftOut ?? []
    if (sorted?.travelerIds.length === 0) {
      show({ what: action, count: 0, leftOut, tooSoon: 0, skipped: 0 })
      return true
    }
    show()
    setPending(action)
    isRunning.current = true
    const { data, error } = await post({ companyId, groupTravelId: id, action, travelerIds: sorted?.travelerIds })
    await refresh()
    isRunning.current = false
    setPending(undefined)
    if (data) {
      const { count, skipped, tooSoon } = data
      show({ what: action, count, leftOut, tooSoon, skipped: Math.max(0, skipped - tooSoon) })
    } else show(undefined, failureOf(error))
    return data !== undefined
  }
  return { run, show, pending, failure, outcome }
}
export type GroupActions = ReturnType<typeof useGroupAction>

/** Separates the people an action is for from the skipped ones. */
function sort(action: GroupAction, people: readonly GroupTraveler[]) {
  const now = new Date()
  const judged = people.map((person) => ({ person, reason: whyLeftOut(action, person, now) }))
  return {
    travelerIds: judged.flatMap(({ person, reason }) => (reason ? [] : [person.id])),
    leftOut: judged.flatMap(({ person, reason }) => (reason ? [{ name: fullName(person), reason }] : [])),
  }
}
