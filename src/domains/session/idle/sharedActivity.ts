const patienceMs = 200

type Message = { at: number } | { asks: true } | { over: true }

export interface SharedActivity {
  /** Time of the last activity in any tab. */
  last: () => number
  touch: () => void
  /**
   * Asks the other tabs for their last activity, which a frozen or sleeping tab may have missed, and waits briefly for
   * answers.
   */
  ask: () => Promise<void>
  /** Announces to the other tabs that the session is over. */
  end: () => void
  close: () => void
}

/**
 * Shares the time of the last activity between tabs by messages. Storage is not used, and a crashed tab blocks no
 * other. Opening a page counts as activity.
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
    // Tabs share one clock; a stamp in the future is possible only if the clock was set back in between.
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
