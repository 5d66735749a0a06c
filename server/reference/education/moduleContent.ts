import type { EducationTopic } from '#contract/catalogs/education.ts'

/** The words of a module in one language. Every language has the same sections, questions and options in order. */
export interface ModuleWords {
  title: string
  summary: string
  sections: { heading: string; paragraphs: string[] }[]
  /** One option of each question is right: the one that `rightOptions` of the module names by its place. */
  questions: { text: string; options: string[]; explanation: string }[]
}

/** A module of the catalog, the same for all companies: a short text and a quiz. */
export interface ModuleContent {
  /** Our stable id: progress and settings keep it. */
  id: string
  topic: EducationTopic
  /** Minutes for an unhurried reader, the quiz included. */
  minutes: number
  validMonths: number
  /** Whether it is required before trips to countries with strict advice. */
  isBeforeTrips: boolean
  /** For each question the place of its right option, from 0. */
  rightOptions: number[]
  words: { en: ModuleWords; fr: ModuleWords; es: ModuleWords }
}
