import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import { dutchMails } from './mail-texts-nl.ts'
import { englishMails } from './mail-texts-en.ts'
import { germanMails } from './mail-texts-de.ts'
import type { MailTexts } from './mail-texts-type.ts'

const texts: Readonly<Record<PaperLanguage, MailTexts>> = { nl: dutchMails, en: englishMails, de: germanMails }

/** What mails to customers say in a language, as long as nobody chose other words. */
export const mailTexts = (language: PaperLanguage): MailTexts => texts[language]
