import type { PaperLanguage } from './language.ts'
import type { PaperTexts } from './paper-texts.ts'
import { germanTexts } from './texts-de.ts'
import { englishTexts } from './texts-en.ts'
import { dutchTexts } from './texts-nl.ts'

const texts: Readonly<Record<PaperLanguage, PaperTexts>> = { nl: dutchTexts, en: englishTexts, de: germanTexts }

/** What papers say in a language. */
export const paperTexts = (language: PaperLanguage): PaperTexts => texts[language]
