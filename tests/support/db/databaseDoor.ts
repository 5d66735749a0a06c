import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'

const create = PGlite.create.bind(PGlite)

/**
 * Loaded into a server before anything else (`node --import`): statements posted to the port `DATABASE_DOOR` run on its
 * embedded database, which no other process can open meanwhile.
 */
let latest: PGlite | undefined
Object.assign(PGlite, {
  create: async (...given: Parameters<typeof create>) => {
    const database = await create(...given)
    // An empty database is made, and closed, before the server opens it.
    latest = database
    return database
  },
})
createServer(async (request, response) => {
  await latest?.exec(await text(request))
  response.end()
}).listen(Number(process.env.DATABASE_DOOR))
