/** Agents who follow the queue, with the number of their streams, in this process. */
const agents = new Map<string, number>()

/** Notes that an agent follows the queue. @returns ends that */
export function noteAgent(profileId: string): () => void {
  agents.set(profileId, (agents.get(profileId) ?? 0) + 1)
  let hasLeft = false
  return () => {
    if (hasLeft) return
    hasLeft = true
    const left = (agents.get(profileId) ?? 1) - 1
    if (left > 0) agents.set(profileId, left)
    else agents.delete(profileId)
  }
}

/** The agents who follow the queue. */
export const listeningAgents = (): string[] => [...agents.keys()]
