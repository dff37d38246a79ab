import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import { use, useEffect, useState } from 'react'
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
const known = new Map<Language, Texts>()

/** What the page says, in the languages it speaks: the customer's own, whatever the owner works in. Waits until it is there. */
export function useTexts(language: Language): Texts {
  return known.get(language) ?? use(loadTexts(language))
}

/** Whether there is no need to wait for the words of a language, which are fetched; null as long as it is not known which. */
export function useHasTexts(language: Language | null): boolean {
  const [failed, setFailed] = useState<Language | null>(null)
  const [, setCame] = useState<Language | null>(null)
  useEffect(() => {
    if (language !== null && !known.has(language))
      void loadTexts(language).then(
        () => setCame(language),
        () => setFailed(language),
      )
  }, [language])
  // Who uses what failed to come throws it.
  return language !== null && (known.has(language) || failed === language)
}

/** Asks for the texts of a language, once. */
export function loadTexts(language: Language): Promise<Texts> {
  const found = asked.get(language) ?? keep(language, files[language]())
  asked.set(language, found)
  return found
}

async function keep(language: Language, coming: Promise<Texts>): Promise<Texts> {
  const texts = await coming
  known.set(language, texts)
  return texts
}

export const isLanguage = (text: string | undefined): text is Language => text !== undefined && text in files
