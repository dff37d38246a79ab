import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import { use } from 'react'
import type { Texts } from './texts-nl.ts'

export type { Texts } from './texts-nl.ts'
export type Language = PaperLanguage

/** A phone loads the language that it reads, and no other. */
const files: Readonly<Record<Language, () => Promise<Texts>>> = {
  nl: async () => (await import('./texts-nl.ts')).textsNl,
  en: async () => (await import('./texts-en.ts')).textsEn,
  de: async () => (await import('./texts-de.ts')).textsDe,
}

const asked = new Map<Language, Promise<Texts>>()

/** What the page says, in the languages it speaks: the customer's own, whatever the owner works in. Waits until it is there. */
export function useTexts(language: Language): Texts {
  return use(textsIn(language))
}

/** Asks for the texts of a language, once. */
function textsIn(language: Language): Promise<Texts> {
  const found = asked.get(language) ?? files[language]()
  asked.set(language, found)
  return found
}

export const isLanguage = (text: string | undefined): text is Language => text !== undefined && text in files
