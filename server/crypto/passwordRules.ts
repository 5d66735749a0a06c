/** Characters of a password: as long as a few words, and no longer than anybody types. */
export const passwordLength = { least: 12, most: 128 } as const

export type PasswordProblem = 'tooShort' | 'tooLong' | 'address' | 'tooEasy'

/** What is known of whoever chooses a password, and easily tried by others. */
export interface PasswordOwner {
  email: string
  firstName: string
  lastName: string
}

/** Under this many guesses, of an attacker who knows the usual words and habits, a password is no secret. */
const leastGuesses = 1e8
/** Parts of an address that are shorter stand in too many words. */
const tellingLetters = 4

/** Why a password cannot be taken, or nothing where it can. No kind of character is asked for: length says more. */
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

/** How many guesses find it: lists of common passwords, rows of keys, repetitions, dates, and the chooser's own words. */
async function guessesFor(password: string, { email, firstName, lastName }: PasswordOwner): Promise<number> {
  const own = [...email.split(/[@.]/), firstName, lastName, 'waymark'].filter((word) => word.length > 1)
  return (await estimator()).check(password, own).guesses
}

/** Loaded with its lists when the first password is chosen, which a server may never see. */
async function makeEstimator() {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}
let loading: ReturnType<typeof makeEstimator> | undefined
const estimator = () => (loading ??= makeEstimator())
