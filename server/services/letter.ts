/** A part of a mail. Both forms of the mail, HTML and text, are made of these (docs/decisions/0050). */
export type Block =
  | { kind: 'notice' | 'greeting' | 'paragraph'; text: string }
  /** Facts about one thing, such as an event: its name, if any, and lines. */
  | { kind: 'facts'; title: string; lines: string[] }
  | { kind: 'list'; items: string[] }
  /** Words of a person. */
  | { kind: 'quote'; text: string }
  /** A link. `isQuiet` means that another one is the main one. */
  | { kind: 'button'; label: string; link: string; isQuiet: boolean }

/** A mail without its envelope: the blocks of which it is made. */
export interface Letter {
  /** BCP 47. */
  culture: string
  blocks: Block[]
}
