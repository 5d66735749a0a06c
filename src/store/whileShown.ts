/** Option of a query that asks again every `ms` milliseconds while the application is shown, as of the last rendering. */
export const whileShown = (ms: number) => ({ pollingInterval: document.visibilityState === 'visible' ? ms : 0 })
