import { rowOf, type RouteName } from '@/routes/table'

/** Fetches a page's code before it is asked for: on hover or focus of a link to it. */
export const preloadPage = (name: RouteName): void =>
  void rowOf(name)
    .page()
    .catch(() => undefined)
