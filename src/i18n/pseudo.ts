import type { MessageFormatElement } from 'react-intl'
import type { Messages } from './loadMessages'

type Disguise = (message: MessageFormatElement[]) => MessageFormatElement[]
let disguise: Disguise | undefined
const listeners = new Set<() => void>()

/**
 * The pseudo-locale: while it is on, every text is shown disguised, so that developers see untranslated words and lines
 * that are too long. It ends when the page is loaded again. The disguise itself is loaded with the developer's page.
 */
export const pseudo = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => disguise,
  set: (chosen: Disguise | undefined) => {
    disguise = chosen
    for (const listener of listeners) listener()
  },
}

/** The messages in their disguise. Each is disguised when it is shown, because bundles arrive later. */
export const disguised = (messages: Messages, as: Disguise): Messages =>
  new Proxy(messages, {
    get: (all, id: keyof Messages) => {
      const message = all[id] as MessageFormatElement[] | undefined
      return message && as(message)
    },
  })
