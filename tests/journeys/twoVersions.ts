import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { securityHeaders } from '#server/web/securityHeaders.ts'
import { staticFiles } from '#server/web/staticFiles.ts'
import { listen } from '#server/listen.ts'
import { buildApplication } from './buildApplication.ts'

/** A built application in front of the backend of a run. */
export function frontOf(backend: string, folder: string): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders(c.res.headers.get('Content-Type'))))
      c.res.headers.set(name, value)
  })
  const forward = (c: Context) => {
    const { pathname, search } = new URL(c.req.url)
    return proxy(new URL(pathname + search, backend), { raw: c.req.raw, redirect: 'manual' })
  }
  for (const part of ['api', 'identity', 'booking-tool']) app.all(`/${part}/*`, forward)
  app.route('/', staticFiles(folder))
  return app
}

/** The built application, and a second build of it with another name, behind one address; the API is the run's own. */
export async function serveTwoVersions(backend: string, newName: string) {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-versions-'))
  await cp('dist', join(folder, 'first'), { recursive: true })
  const second = buildApplication(join(folder, 'second'), { VITE_TITLE_PREFIX: newName })
  // The build continues while the first version is opened, and its failure is reported where it is deployed.
  second.catch(() => undefined)
  const live = join(folder, 'live')
  await symlink('first', live)

  let answers = Promise.resolve()
  const app = new Hono()
  // The browser may still have every asset of a version that is taken back, but asks for the document anew.
  for (const path of ['/', '/assets/*'])
    app.use(path, async (_, next) => {
      await answers
      await next()
    })
  app.route('/', frontOf(backend, live))
  const server = await listen(getRequestListener(app.fetch), 0)

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: async (version: 'first' | 'second') => {
      if (version === 'second') await second
      await symlink(version, `${live}.next`)
      await rename(`${live}.next`, live)
    },
    /** Answers no request for a file until the returned function is called: an installation stays under way. */
    holdFiles: () => {
      const held = Promise.withResolvers<void>()
      answers = held.promise
      return held.resolve
    },
    close: async () => {
      await second.catch(() => undefined)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
