import beforeYouGo from './data/beforeYouGo.json' with { type: 'json' }
import bookWell from './data/bookWell.json' with { type: 'json' }
import dataOnTheRoad from './data/dataOnTheRoad.json' with { type: 'json' }
import fewerEmissions from './data/fewerEmissions.json' with { type: 'json' }
import type { ModuleContent, ModuleWords } from './moduleContent.ts'
import onTheGround from './data/onTheGround.json' with { type: 'json' }
import readyToBook from './data/readyToBook.json' with { type: 'json' }
import travelPolicy from './data/travelPolicy.json' with { type: 'json' }
import whenPlansChange from './data/whenPlansChange.json' with { type: 'json' }

/** Every module, in the order of the catalog. */
export const modules = [
  beforeYouGo,
  onTheGround,
  dataOnTheRoad,
  travelPolicy,
  bookWell,
  whenPlansChange,
  fewerEmissions,
  readyToBook,
] as readonly ModuleContent[]

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
