import { useIsWide } from '@/ui/useIsWide'
import { rowOf, type RouteName } from '@/routes/table'
import { BackButton } from './BackButton'
import { Breadcrumbs } from './Breadcrumbs'

/** The way back from a screen that the menu does not lead to: the trail, where there is room, or one step. */
export function WayBack({ name }: { name: RouteName }) {
  return useIsWide() && rowOf(name).parent ? <Breadcrumbs name={name} /> : <BackButton name={name} />
}
