import type { CDPSession } from '@playwright/test'

/** Lighthouse's slow 4G: 150 ms for each request, 1.6 Mbit/s down, 750 kbit/s up. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** A request that went over the wire. */
export interface Wired {
  url: string
  /** Seconds of the browser's clock; no end while the answer is on its way. */
  start: number
  end: number
  bytes: number
  isCode: boolean
}

/** Records the network traffic from now on. Answers of a cache or the service worker are not included. */
export async function record(cdp: CDPSession): Promise<() => Wired[]> {
  const requests = new Map<string, Wired>()
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, request: { url } }) => {
    if (url.startsWith('http'))
      requests.set(requestId, { url, start: timestamp, end: Infinity, bytes: 0, isCode: /\.(js|css)$/.test(url) })
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker || response.fromDiskCache) requests.delete(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const wired = requests.get(requestId)
    if (wired) Object.assign(wired, { end: timestamp, bytes: encodedDataLength })
  })
  return () => [...requests.values()]
}
