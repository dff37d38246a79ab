import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import { oneLine } from '../../mail/one-line.ts'
import type { AccountMail } from '../authentication/mails.ts'
import type { Withdrawn } from './withdraw-estimate.ts'

interface Receipt extends Withdrawn {
  readonly company: string
  readonly language: PaperLanguage
  readonly now: Date
}

/** What a consumer keeps of going back on an estimate: what they declared, and the day and time it came in. */
export function estimateWithdrawnMail({ company, language, now, ...withdrawn }: Receipt): AccountMail {
  const words = texts[language]
  const moment = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE })
  const acceptedOn = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' })
  const said = {
    ...withdrawn,
    company,
    at: moment.format(now),
    acceptedOn: acceptedOn.format(new Date(`${withdrawn.acceptedOn}T00:00:00Z`)),
  }
  return {
    kind: 'estimate-withdrawn',
    subject: oneLine(words.subject(said)),
    text: [words.hello, words.received(said), `‘${words.declared(said)}’`, words.next(said), words.regards].join(
      '\n\n',
    ),
  }
}

const TIME_ZONE = 'Europe/Amsterdam'

interface Said extends Withdrawn {
  readonly company: string
  readonly at: string
}

interface Words {
  readonly locale: string
  readonly hello: string
  readonly subject: (said: Said) => string
  readonly received: (said: Said) => string
  readonly declared: (said: Said) => string
  readonly next: (said: Said) => string
  readonly regards: string
}

const texts: Readonly<Record<PaperLanguage, Words>> = {
  nl: {
    locale: 'nl-NL',
    hello: 'Hallo,',
    subject: ({ number, company }) => `Je herroeping van offerte ${number} bij ${company}`,
    received: ({ company, at }) => `${company} heeft je herroeping ontvangen op ${at}. Je verklaarde:`,
    declared: ({ number, name, acceptedOn }) =>
      `Ik, ${name}, herroep de overeenkomst over offerte ${number}, waarmee ik op ${acceptedOn} akkoord ging.`,
    next: ({ company }) =>
      `${company} neemt contact op over wat je al betaalde of kreeg. Bewaar deze mail. Heb je dit niet zelf gedaan? Laat het dan het bedrijf weten.`,
    regards: 'Groet,\nKlopt',
  },
  en: {
    locale: 'en-GB',
    hello: 'Hello,',
    subject: ({ number, company }) => `Your withdrawal from estimate ${number} of ${company}`,
    received: ({ company, at }) => `${company} received your withdrawal on ${at}. You declared:`,
    declared: ({ number, name, acceptedOn }) =>
      `I, ${name}, withdraw from the contract of estimate ${number}, which I accepted on ${acceptedOn}.`,
    next: ({ company }) =>
      `${company} will contact you about what you paid or received. Keep this mail. Was it not you? Please tell the company.`,
    regards: 'Kind regards,\nKlopt',
  },
  de: {
    locale: 'de-DE',
    hello: 'Guten Tag,',
    subject: ({ number, company }) => `Ihr Widerruf zum Angebot ${number} von ${company}`,
    received: ({ company, at }) => `${company} hat Ihren Widerruf am ${at} erhalten. Sie haben erklärt:`,
    declared: ({ number, name, acceptedOn }) =>
      `Ich, ${name}, widerrufe den Vertrag zum Angebot ${number}, das ich am ${acceptedOn} angenommen habe.`,
    next: ({ company }) =>
      `${company} meldet sich zu bereits Bezahltem oder Erhaltenem. Bewahren Sie diese E-Mail auf. Waren Sie das nicht? Dann informieren Sie bitte das Unternehmen.`,
    regards: 'Mit freundlichen Grüßen\nKlopt',
  },
}
