import { useIsWide } from '@/ui/useIsWide'
import { rowOf, type RouteName } from '@/routes/table'
import { BackButton } from './BackButton'
import { Breadcrumbs } from './Breadcrumbs'

/** The link back from a screen outside the menu: breadcrumbs where they fit, else the parent. */
export function WayBack({ name }: { name: RouteName }) {
  return useIsWide() && rowOf(name).parent ? <Breadcrumbs name={name} /> : <BackButton name={name} />
}
