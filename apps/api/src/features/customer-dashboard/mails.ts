import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import { oneLine } from '../../mail/one-line.ts'
import type { AccountMail } from '../authentication/mails.ts'

interface Letter {
  readonly company: string
  readonly language: PaperLanguage
}

/** What a customer keeps of a cancellation: that it was received, and with which day it ends. */
export function subscriptionCancelledMail({
  company,
  language,
  what,
  endsOn,
}: Letter & {
  readonly what: string
  /** Null while its owner decides. */
  readonly endsOn: string | null
}): AccountMail {
  const words = texts[language]
  const day = endsOn && new Intl.DateTimeFormat(words.locale, dayFormat).format(new Date(`${endsOn}T00:00:00Z`))
  return {
    kind: 'subscription-cancelled',
    subject: oneLine(words.cancelled(company)),
    text: [
      words.hello,
      day === null ? words.asked(company, what) : words.ends(company, what, day),
      words.notYou,
      words.regards,
    ].join('\n\n'),
  }
}

/** To the address of before, so that who did not do it knows. */
export function detailsChangedMail({
  company,
  language,
  emailAddress,
}: Letter & { readonly emailAddress: string }): AccountMail {
  const words = texts[language]
  return {
    kind: 'customer-details',
    subject: oneLine(words.changed(company)),
    text: [words.hello, words.goTo(company, emailAddress), words.notChanged, words.regards].join('\n\n'),
  }
}

const dayFormat = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

interface Words {
  readonly locale: string
  readonly hello: string
  readonly regards: string
  readonly cancelled: (company: string) => string
  readonly asked: (company: string, what: string) => string
  readonly ends: (company: string, what: string, day: string) => string
  readonly notYou: string
  readonly changed: (company: string) => string
  readonly goTo: (company: string, address: string) => string
  readonly notChanged: string
}

const texts: Readonly<Record<PaperLanguage, Words>> = {
  nl: {
    locale: 'nl-NL',
    hello: 'Hallo,',
    regards: 'Groet,\nKlopt',
    cancelled: (company) => `Je opzegging bij ${company}`,
    asked: (company, what) =>
      `${company} heeft je opzegging van ${what} ontvangen en laat weten met welke dag het stopt.`,
    ends: (company, what, day) =>
      `Je opzegging van ${what} bij ${company} is ontvangen. Het stopt met ${day}; wat je daarna nog niet hebt gekregen betaal je niet.`,
    notYou: 'Heb je hier niet om gevraagd? Neem dan contact op met het bedrijf.',
    changed: (company) => `Je e-mailadres bij ${company} is gewijzigd`,
    goTo: (company, address) => `Facturen van ${company} gaan voortaan naar ${address}.`,
    notChanged: 'Heb je dat niet zelf gewijzigd? Neem dan contact op met het bedrijf.',
  },
  en: {
    locale: 'en-GB',
    hello: 'Hello,',
    regards: 'Kind regards,\nKlopt',
    cancelled: (company) => `Your cancellation with ${company}`,
    asked: (company, what) =>
      `${company} received your cancellation of ${what} and will let you know on which day it ends.`,
    ends: (company, what, day) =>
      `Your cancellation of ${what} with ${company} has been received. It ends on ${day}; you do not pay for what you have not received by then.`,
    notYou: 'Did you not ask for this? Please contact the company.',
    changed: (company) => `Your e-mail address with ${company} has changed`,
    goTo: (company, address) => `Invoices of ${company} now go to ${address}.`,
    notChanged: 'Did you not change it? Please contact the company.',
  },
  de: {
    locale: 'de-DE',
    hello: 'Guten Tag,',
    regards: 'Mit freundlichen Grüßen\nKlopt',
    cancelled: (company) => `Ihre Kündigung bei ${company}`,
    asked: (company, what) =>
      `${company} hat Ihre Kündigung von ${what} erhalten und teilt Ihnen mit, an welchem Tag es endet.`,
    ends: (company, what, day) =>
      `Ihre Kündigung von ${what} bei ${company} ist eingegangen. Es endet am ${day}; was Sie danach nicht mehr erhalten, bezahlen Sie nicht.`,
    notYou: 'Haben Sie das nicht veranlasst? Dann wenden Sie sich bitte an das Unternehmen.',
    changed: (company) => `Ihre E-Mail-Adresse bei ${company} wurde geändert`,
    goTo: (company, address) => `Rechnungen von ${company} gehen ab jetzt an ${address}.`,
    notChanged: 'Haben Sie das nicht selbst geändert? Dann wenden Sie sich bitte an das Unternehmen.',
  },
}
