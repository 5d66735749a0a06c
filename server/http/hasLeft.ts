import type { IncomingMessage } from 'node:http'

/** Whether the client went away in the middle of its request: no failure of the server, and nobody to answer. */
export const hasLeft = ({ complete, readableAborted, socket }: IncomingMessage): boolean =>
  !complete && (readableAborted || socket.readableEnded || socket.destroyed)
