import { Hono } from 'hono'
import { createApi } from './api.ts'
import { createTool } from '#bookingTool/tool.ts'
import { failureAnswer } from './http/answers/envelope.ts'
import { health } from './http/operations/health.ts'
import { createScim } from './scim/scimApp.ts'
import { createToolHost } from './toolHost/createToolHost.ts'
import { builtFolder } from './web/builtOrigins.ts'
import { securityHeaders } from './web/securityHeaders.ts'
import { staticFiles } from './web/staticFiles.ts'
import type { Services } from './services/services.ts'

/** Everything the process serves but the identity provider: APIs, provisioning, booking tool, health, the built application. */
export function createApp(services: Services, folder = builtFolder): Hono {
  const app = new Hono()
  app.onError(failureAnswer)
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders(c.res.headers.get('Content-Type'))))
      c.res.headers.set(name, value)
  })
  app.route('/api', createApi(services))
  app.route('/scim/v2', createScim(services))
  app.route('/booking-tool', createTool(createToolHost(services)))
  app.route('/health', health(services))
  app.route('/', staticFiles(folder))
  return app
}
