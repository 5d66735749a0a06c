import { type EducationModule, type EducationTopic, educationTopics } from '#contract/catalogs/education.ts'
import type { TableShape, TableState } from '@/patterns/table/address/tableAddress'

/** The states to choose from; `required` are the modules that the reader still has to pass. */
export const moduleStates = ['required', 'notStarted', 'inProgress', 'passed', 'lapsed'] as const
export type ModuleState = (typeof moduleStates)[number]

/** The parameters of the address of the catalog. */
export const catalogAddress: TableShape = {
  sortable: [],
  defaultSort: { key: 'required', direction: 'asc' },
  filters: { state: moduleStates, topic: educationTopics },
}

export const stateIn = ({ filters }: TableState): ModuleState | undefined =>
  moduleStates.find((each) => each === filters['state']?.[0])
export const topicIn = ({ filters }: TableState): EducationTopic | undefined =>
  educationTopics.find((each) => each === filters['topic']?.[0])

type Shown = Pick<EducationModule, 'topic' | 'progress' | 'required'>

/** Whether the reader still has to pass a module. */
export const isOpen = ({ required }: Pick<Shown, 'required'>): boolean => required?.isOpen ?? false

const isIn = (module: Shown, state: ModuleState): boolean =>
  state === 'required' ? isOpen(module) : module.progress === state

/** The modules of a topic and a state; all without either. */
export const shownModules = <Module extends Shown>(
  modules: readonly Module[],
  { state, topic }: { state: ModuleState | undefined; topic: EducationTopic | undefined },
): Module[] => modules.filter((module) => (!topic || module.topic === topic) && (!state || isIn(module, state)))

/** The number of modules of a topic in each state. */
export const countStates = (modules: readonly Shown[], topic: EducationTopic | undefined) =>
  new Map(moduleStates.map((state) => [state, shownModules(modules, { state, topic }).length]))

/**
 * The modules in two lists: those required of the reader, open ones first by their day, and the optional ones in the
 * order of the catalog.
 */
export function inOrderOfNeed<Module extends Pick<EducationModule, 'required'>>(modules: readonly Module[]) {
  const required = modules.flatMap((module) => (module.required ? [{ module, needed: module.required }] : []))
  return {
    required: required
      .toSorted(
        (one, other) =>
          Number(other.needed.isOpen) - Number(one.needed.isOpen) || one.needed.dueOn.localeCompare(other.needed.dueOn),
      )
      .map(({ module }) => module),
    optional: modules.filter((module) => module.required === null),
  }
}
