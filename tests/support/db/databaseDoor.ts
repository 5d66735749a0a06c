import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'

const create = PGlite.create.bind(PGlite)

/**
 * Loaded into a server before its own code (`node --import`). Statements posted to the port `DATABASE_DOOR` run on its
 * embedded database, which no other process can open meanwhile.
 */
let latest: PGlite | undefined
Object.assign(PGlite, {
  create: async (...given: Parameters<typeof create>) => {
    const database = await create(...given)
    // The server opens a second database after creating and closing an empty one. The latest counts.
    latest = database
    return database
  },
})
createServer(async (request, response) => {
  await latest?.exec(await text(request))
  response.end()
}).listen(Number(process.env.DATABASE_DOOR))
