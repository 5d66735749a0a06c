/** Length of a password in characters. */
export const passwordLength = { least: 12, most: 128 } as const

export type PasswordProblem = 'tooShort' | 'tooLong' | 'address' | 'tooEasy'

/** Facts about the person choosing a password, which an attacker would try first. */
export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

/** A password that zxcvbn estimates to be found within this many guesses is too easy. */
const leastGuesses = 1e8
/** Shorter parts of an e-mail address are ignored: they occur in too many words. */
const tellingLetters = 4

/**
 * The reason why a password is refused; undefined for an accepted one. Character classes are not required, because
 * length matters more.
 */
export async function passwordProblem(password: string, chooser: PasswordOwner): Promise<PasswordProblem | undefined> {
  const length = Array.from(password.normalize('NFC')).length
  if (length < passwordLength.least) return 'tooShort'
  if (length > passwordLength.most) return 'tooLong'
  if (saysAddress(password, chooser.email)) return 'address'
  return (await guessesFor(password, chooser)) < leastGuesses ? 'tooEasy' : undefined
}

function saysAddress(password: string, email: string): boolean {
  const said = password.toLowerCase()
  const [local = ''] = email.toLowerCase().split('@')
  return said.includes(email.toLowerCase()) || (local.length >= tellingLetters && said.includes(local))
}

/**
 * Estimated number of guesses (zxcvbn), from common passwords, keyboard rows, repetitions, dates and the person's own
 * data.
 */
async function guessesFor(password: string, { email, firstName, lastName }: PasswordOwner): Promise<number> {
  const own = [...email.split(/[@.]/), firstName, lastName, 'waymark'].filter((word) => word.length > 1)
  return (await estimator()).check(password, own).guesses
}

/** Loaded on demand: the word lists are large, and most servers never need them. */
async function makeEstimator() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}
let loading: ReturnType<typeof makeEstimator> | undefined
const estimator = () => (loading ??= makeEstimator())
