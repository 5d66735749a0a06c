import type { IncomingMessage } from 'node:http'

/** Whether the client disconnected before its request was complete. That is no failure of the server. */
export const hasLeft = ({ complete, readableAborted, socket }: IncomingMessage): boolean =>
  !complete && (readableAborted || socket.readableEnded || socket.destroyed)
