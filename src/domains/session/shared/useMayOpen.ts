import { mayNavigate } from '@/routes/permissions'
import { gatesOf } from '@/routes/row'
import { type RouteName, rowOf } from '@/routes/table'
import { useGateStatus } from '@/domains/reference/shared/useGateStatus'
import { useSession } from './useSession'

/** Whether the reader may open a page: by their roles (§6), and where its features are enabled. */
export const useMayOpen = (name: RouteName): boolean => useMayOpenWhich()(name)

/** As `useMayOpen`, for pages that are known only later. */
export function useMayOpenWhich(): (name: RouteName) => boolean {
  const session = useSession()
  const statusOf = useGateStatus(session)
  return (name) => {
    const row = rowOf(name)
    return mayNavigate(row, session.roles) && gatesOf(row).every((gate) => statusOf(gate) === 'enabled')
  }
}
