/** Loads code that a screen can do without. After a failure it tries again whenever the device is back online. */
export const loadOnceOnline = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async () => {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return loadOnceOnline(load)
  })
