import { access, constants, mkdir } from 'node:fs/promises'

/** DATA_DIR of an embedded database in memory, for tests. */
export const inMemory = 'memory://'

interface Storage {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}

/** Whether the database is an embedded one in a directory. */
export const isInDirectory = ({ DATABASE_URL, DATA_DIR }: Storage): boolean => !DATABASE_URL && DATA_DIR !== inMemory

/** Creates a missing data directory. @throws in plain words when it cannot be created or written */
export async function makeDataDirectory(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
    .then(() => access(directory, constants.W_OK))
    .catch((cause: NodeJS.ErrnoException) => {
      throw new Error(
        `The data directory ${directory} cannot be made or written (${cause.code}). Set DATA_DIR to one that this user may write.`,
        { cause },
      )
    })
}
