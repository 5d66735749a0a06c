import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Services } from '#server/services.ts'
import { authenticate } from '#server/http/caller.ts'
import { failureAnswer, notFound, Refusal } from '#server/http/envelope.ts'
import { mount } from '#server/http/mount.ts'
import { largestBodyBytes } from '#server/http/readInput.ts'
import type { Operation } from '#server/http/operation.ts'

/** Every call of §7 that the backend answers. */
export const operations: readonly Operation[] = []

/** The APIs below `/api`: `/main`, `/company`, `/reporting`… Anything else there is 404 in the envelope of §8. */
export function createApi(services: Services): Hono {
  const api = new Hono()
  api.onError(failureAnswer)
  api.notFound((c) => failureAnswer(notFound(), c))
  api.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  api.use(
    bodyLimit({
      maxSize: largestBodyBytes,
      onError: () => {
        throw tooLarge()
      },
    }),
  )
  mount(api, operations, services, authenticate)
  return api
}

const tooLarge = () => new Refusal(413, 'tooLarge', `The body is larger than ${largestBodyBytes} bytes. Send less.`)
