import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The time of a command. `processor` is undefined where the shell does not say it. */
export interface Taken {
  status: number | null
  /** Seconds of all processors, of the command and of everything it started and waited for. */
  processor: number | undefined
  /** Seconds on the clock, which tell as much about the machine. */
  wall: number
}

/** Runs a command in the shell, which keeps account of the processor's time. */
export function runTimed(command: string, env: NodeJS.ProcessEnv): Taken {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-times-'))
  const file = join(folder, 'times')
  const began = performance.now()
  try {
    const isShell = process.platform !== 'win32'
    const { status } = isShell
      ? spawnSync('sh', ['-c', `${command}; status=$?; times > "$TIMES"; exit $status`], {
          stdio: 'inherit',
          env: { ...env, TIMES: file },
        })
      : spawnSync(command, { stdio: 'inherit', env, shell: true })
    const wall = (performance.now() - began) / 1000
    return { status, wall, processor: existsSync(file) ? secondsOf(readFileSync(file, 'utf8')) : undefined }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The sum of what the shell's `times` prints: user and system time, of itself and of its children. */
export const secondsOf = (times: string): number =>
  [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
