import { beforeYouGo } from './beforeYouGo.ts'
import { bookWell } from './bookWell.ts'
import { dataOnTheRoad } from './dataOnTheRoad.ts'
import { fewerEmissions } from './fewerEmissions.ts'
import type { ModuleContent, ModuleWords } from './moduleContent.ts'
import { onTheGround } from './onTheGround.ts'
import { readyToBook } from './readyToBook.ts'
import { travelPolicy } from './travelPolicy.ts'
import { whenPlansChange } from './whenPlansChange.ts'

/** Every module, in the order of the catalog. */
export const modules: readonly ModuleContent[] = [
  beforeYouGo,
  onTheGround,
  dataOnTheRoad,
  travelPolicy,
  bookWell,
  whenPlansChange,
  fewerEmissions,
  readyToBook,
]

/** The module of an id; undefined for an unknown one. */
export const moduleOf = (id: string): ModuleContent | undefined => modules.find((each) => each.id === id)

const optionIds = 'abcdefgh'

/** The quiz of a module in a language, each question and option with its id. */
export const questionsOf = ({ rightOptions }: Pick<ModuleContent, 'rightOptions'>, words: ModuleWords) =>
  words.questions.map(({ text, options, explanation }, place) => ({
    id: `q${place + 1}`,
    text,
    options: options.map((option, at) => ({ id: optionIds.charAt(at), text: option })),
    explanation,
    rightOptionId: optionIds.charAt(rightOptions[place] ?? 0),
  }))
