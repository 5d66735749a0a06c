import { vi } from 'vitest'

/** The browser's locks, which jsdom lacks: one holder at a time for a name, and a list of the held ones. */
export function stubLocks() {
  const held = new Map<string, Promise<unknown>>()
  const request = async (name: string, work: () => unknown): Promise<unknown> => {
    const before = held.get(name)
    const turn = (async () => {
      await before?.catch(() => undefined)
      return work()
    })()
    held.set(name, turn)
    try {
      return await turn
    } finally {
      if (held.get(name) === turn) held.delete(name)
    }
  }
  const query = () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) })
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request, query } }))
  return { held }
}
