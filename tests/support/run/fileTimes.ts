import { appendFileSync } from 'node:fs'
import { afterAll, expect } from 'vitest'

const report = process.env.FILE_TIMES

/** Reports what a file took of the processor, from here until its last test, where `npm test` asks for it. */
export function reportFileTime(): void {
  if (!report) return
  const began = process.cpuUsage()
  afterAll(() => {
    const { user, system } = process.cpuUsage(began)
    appendFileSync(report, `${JSON.stringify({ file: expect.getState().testPath, seconds: (user + system) / 1e6 })}\n`)
  })
}
