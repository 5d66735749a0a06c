import {
  appCategories,
  type AppCategory,
  type AppStatus,
  appStatuses,
  type PartnerApp,
} from '#contract/catalogs/marketplace.ts'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'

/** The parameters of the address of the marketplace. */
export const marketplaceAddress: TableShape = {
  sortable: [],
  defaultSort: { key: 'name', direction: 'asc' },
  filters: { status: appStatuses, category: appCategories },
}

export const statusIn = ({ filters }: TableState): AppStatus | undefined =>
  appStatuses.find((each) => each === filters['status']?.[0])
export const categoryIn = ({ filters }: TableState): AppCategory | undefined =>
  appCategories.find((each) => each === filters['category']?.[0])

/** The apps of a status and a category; all without either. */
export const shownApps = <App extends Pick<PartnerApp, 'status' | 'category'>>(
  apps: readonly App[],
  { status, category }: { status?: AppStatus | undefined; category?: AppCategory | undefined },
): App[] => apps.filter((app) => (!status || app.status === status) && (!category || app.category === category))

/** The categories that any of the apps has, in the order of the contract. */
export const offeredCategories = (apps: readonly Pick<PartnerApp, 'category'>[]): AppCategory[] =>
  appCategories.filter((category) => apps.some((app) => app.category === category))

/** The number of requests that wait for an administrator. */
export const countOpen = (apps: readonly Pick<PartnerApp, 'openRequests'>[]): number =>
  apps.reduce((sum, { openRequests }) => sum + openRequests, 0)
