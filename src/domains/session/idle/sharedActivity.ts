const patienceMs = 200

type Message = { at: number } | { asks: true } | { over: true }

export interface SharedActivity {
  /** When somebody last did something in any tab. */
  last: () => number
  touch: () => void
  /** Asks the other tabs, which a frozen or sleeping one has not heard, and waits a moment for what they say. */
  ask: () => Promise<void>
  /** Tells the other tabs that the time is up. */
  end: () => void
  close: () => void
}

/**
 * The stamp of the last activity that all tabs share, by messages: nothing is stored, and a tab that crashed keeps
 * nobody waiting. Opening a page counts as activity.
 */
export function shareActivity(on: { heard: () => void; ended: () => void }): SharedActivity {
  const channel = new BroadcastChannel('waymark.activity')
  let last = Date.now()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's
  const say = (message: Message) => channel.postMessage(message)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('asks' in data) return say({ at: last })
    if ('over' in data) return on.ended()
    if (data.at <= last) return
    // Another tab's clock is this one's; only a clock set back in between could be ahead.
    last = Math.min(data.at, Date.now())
    on.heard()
  })
  const touch = () => {
    last = Date.now()
    say({ at: last })
  }
  touch()
  return {
    last: () => Math.min(last, Date.now()),
    touch,
    ask: () => {
      say({ asks: true })
      return new Promise((resolve) => setTimeout(resolve, patienceMs))
    },
    end: () => say({ over: true }),
    close: () => channel.close(),
  }
}
