/** How long an agent still counts as there: going from one page to another ends a stream and begins another. */
const graceMs = 30_000

interface Presence {
  streams: number
  /** When the last stream ended (`performance.now`). */
  leftAt: number
}

/** Agents who follow the queue in this process, and those who have just left it. */
const agents = new Map<string, Presence>()

/** Notes that an agent follows the queue. @returns ends that */
export function noteAgent(profileId: string): () => void {
  const presence = agents.get(profileId) ?? { streams: 0, leftAt: 0 }
  agents.set(profileId, presence)
  presence.streams += 1
  let hasLeft = false
  return () => {
    if (hasLeft) return
    hasLeft = true
    presence.streams -= 1
    presence.leftAt = performance.now()
  }
}

/** The agents who are at the help desk. */
export function listeningAgents(): string[] {
  const since = performance.now() - graceMs
  for (const [id, { streams, leftAt }] of agents) if (streams === 0 && leftAt < since) agents.delete(id)
  return [...agents.keys()]
}
