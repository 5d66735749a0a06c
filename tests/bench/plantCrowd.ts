import { openServices } from '#server/openServices.ts'
import { readEnv } from '#server/services/env.ts'
import { plantLongLists } from './crowd.ts'

/**
 * A company to try long lists with: in the database of `.env` (stop the server first where it is the embedded one), an
 * arranger of 5,000 travelers (arranger@aurora.example) and an event of 2,000 people (organiser@aurora.example).
 */
const { services, close } = await openServices(readEnv(process.env))
try {
  await plantLongLists(services.db)
  console.log(
    'Planted: 5,000 travelers for arranger@aurora.example, 2,000 people for the summit of organiser@aurora.example.',
  )
} finally {
  await close()
}
