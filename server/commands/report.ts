import { DirectoryInUse } from '#server/db/directoryLock.ts'

const inUse =
  'The server is running on this data folder, and its embedded database takes one process at a time. Stop the server, run this again, and start it. With PostgreSQL (DATABASE_URL) the server may go on.'

/** Prints the result of a command that opens the database, or what went wrong; the process fails then. */
export const report = (result: Promise<string>): Promise<void> =>
  result.then(
    (said) => console.log(said),
    (error: Error) => {
      console.error(error instanceof DirectoryInUse ? inUse : error.message)
      process.exitCode = 1
    },
  )
