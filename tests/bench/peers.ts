import type { Figure } from './figures.ts'

/**
 * First loads of other applications on the same slow network and processor, beside the same tuned floor: medians of
 * five runs in Chromium 156 before this project began. The ratios count, the machine was another.
 */
const floor = { firstPaint: 360, usable: 1428, blocking: 183 }
const peers = [
  { of: 'bulletproof-react, users', firstPaint: 1308, usable: 2268, blocking: 89, kilobytes: 152 },
  { of: 'Minimal (MUI), users', firstPaint: 1996, usable: 2375, blocking: 454, kilobytes: 310 },
  { of: 'CoreUI admin, dashboard', firstPaint: 2344, usable: 3993, blocking: 821, kilobytes: 416 },
  { of: 'shadcn admin, tasks', firstPaint: 4432, usable: 4432, blocking: 865, kilobytes: 439 },
  { of: 'react-admin demo, orders', firstPaint: 3388, usable: 4758, blocking: 1648, kilobytes: 352 },
]

export const peerFigures: readonly Figure[] = peers.flatMap(({ of, firstPaint, usable, blocking, kilobytes }) => [
  { of, what: 'first paint', value: firstPaint, unit: 'ms', floor: floor.firstPaint },
  { of, what: 'usable', value: usable, unit: 'ms', floor: floor.usable },
  { of, what: 'blocking', value: blocking, unit: 'ms', floor: floor.blocking },
  { of, what: 'sent until ready', value: kilobytes, unit: 'kB' },
])
