import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * Builds the application into a folder, with settings of its environment. Always as for production: Vite, where a
 * journey has imported it, sets NODE_ENV for all that its process starts, and such a build has no service worker.
 */
export async function buildApplication(folder: string, settings: Record<string, string>): Promise<void> {
  await promisify(execFile)('node_modules/.bin/vite', ['build', '--outDir', folder, '--logLevel', 'error'], {
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
  })
}
