import { groupNameOf } from '#contract/groupNames.ts'
import type { ToolSession } from '../toolSession.ts'

/** Name of the event that is booked for, in the reader's language; undefined where it is for none. */
export const eventName = ({ group, culture }: Pick<ToolSession, 'group' | 'culture'>): string | undefined =>
  group ? groupNameOf(group.group.names, culture) : undefined
