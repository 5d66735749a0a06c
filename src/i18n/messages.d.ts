type MessageIds = keyof typeof import('./messages/en.json')

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageIds
    }
  }
}

export type MessageId = MessageIds
