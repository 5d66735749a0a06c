import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

interface Options {
  port?: number
  /** The answer to a mail for this address. */
  answerTo?: (address: string) => string
}
const takeAll = () => '250 yes'

/**
 * A mail server for tests. It accepts every mail, unless `answerTo` refuses a receiver (`550 no`), and delays each
 * until `beforeTaking` has ended.
 */
export async function openMailServer({ port = 0, answerTo = takeAll }: Options = {}) {
  const state = {
    /** The mails it has taken, whole. */
    taken: [] as string[],
    beforeTaking: () => Promise.resolve(),
  }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    // A process that is killed leaves its connections behind.
    socket.on('error', () => socket.destroy())
    converse(socket, answerTo, async (mail) => {
      await state.beforeTaking()
      state.taken.push(mail)
    })
  }).listen(port)
  await once(server, 'listening')
  return Object.assign(state, {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  })
}

/** The other side of RFC 5321, as far as a mailer without extensions needs it. */
function converse(socket: Socket, answerTo: (to: string) => string, take: (mail: string) => Promise<void>) {
  let rest = ''
  let mail: string[] | undefined
  const say = (words: string) => socket.write(`${words}\r\n`)
  const hear = async (line: string) => {
    if (mail && line !== '.') return void mail.push(line)
    if (mail) {
      const whole = mail.join('\r\n')
      mail = undefined
      return take(whole).then(() => void say('250 taken'))
    }
    if (line === 'DATA') mail = []
    const receiver = /^RCPT TO:<(.*)>/.exec(line)?.[1]
    say(line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : receiver ? answerTo(receiver) : '250 yes')
  }
  say('220 here')
  socket.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) void hear(line)
  })
}
