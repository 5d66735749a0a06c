import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'

const create = PGlite.create.bind(PGlite)

/**
 * Loaded into a server before anything else (`node --import`): statements posted to the port `DATABASE_DOOR` run on its
 * embedded database, which no other process can open meanwhile.
 */
Object.assign(PGlite, {
  create: async (...given: Parameters<typeof create>) => {
    // A new database is made by another one, which is nobody's affair.
    Object.assign(PGlite, { create })
    const database = await create(...given)
    createServer(async (request, response) => {
      await database.exec(await text(request))
      response.end()
    }).listen(Number(process.env.DATABASE_DOOR))
    return database
  },
})
