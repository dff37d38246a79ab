import { must } from '@klopt/bookkeeping/money'
import type { PaperLanguage } from '@klopt/bookkeeping/paper'
import type { Db } from '../../database/db.ts'
import type { JobSender } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import { oneLine } from '../../mail/one-line.ts'
import { amountIn } from '../../books/exchange.ts'
import { mailedPath } from '../customer-links/make-key.ts'
import { loadAdministration } from '../invoices/load-invoice.ts'
import { amountsOf, loadEstimate, type EstimateKey } from './load-estimate.ts'
import { mailEstimateJob } from './mail-estimate.ts'
import type { EstimateMail } from './send-estimate.ts'
import { withdrawableUntil } from './withdraw-estimate.ts'

interface Queueing extends EstimateKey {
  readonly jobs: JobSender
  readonly services: Services
  readonly now: Date
}

/**
 * Mails a consumer what they accepted, with its PDF, where the estimate was sent: they are confirmed the contract on something
 * they can keep, and told until when they can go back on it (article 230v, seventh paragraph, of book 6 of the Civil Code).
 */
export async function queueAcceptance(db: Db, { jobs, services, now, ...key }: Queueing): Promise<void> {
  const { administrationId, estimateId } = key
  const row = await loadEstimate(db, key)
  if (row.sent_to === null) return
  const { company_name: company } = await loadAdministration(db, administrationId)
  const language = row.snapshot?.language ?? 'nl'
  const letter = acceptedMail(language, {
    company,
    number: must(row.number, 'the number of an accepted estimate'),
    name: must(row.accepted_by_name, 'who accepted it'),
    acceptedAt: must(row.accepted_at, 'when it was accepted'),
    isNoted: row.accepted_noted_by !== null,
    amount: amountIn(language, row.terms, amountsOf(row).grossCents),
    lastDay: must(withdrawableUntil(row), 'the last day of an accepted estimate'),
  })
  const contactId = must(row.contact_id, 'the customer of an accepted estimate')
  const document = { recipient: row.sent_to, invoiceId: null, estimateId }
  const mail: EstimateMail = {
    recipient: row.sent_to,
    ...letter,
    html: null,
    customerPath: await mailedPath(db, { administrationId, contactId }, document, now),
  }
  const sealed = services.secretBox.seal(JSON.stringify(mail))
  const data = { ...key, version: row.version, sealed, queuedAt: now.toISOString(), tries: 0, isAccepted: true }
  await jobs.enqueue(mailEstimateJob, data, { key: `${administrationId}, ${estimateId}, ${row.version}, accepted` })
}

interface Acceptance {
  readonly company: string
  readonly number: string
  readonly name: string
  readonly acceptedAt: Date
  /** By who keeps the books, who know the day alone. */
  readonly isNoted: boolean
  readonly amount: string
  /** The last day on which they can go back on it. */
  readonly lastDay: string
}

function acceptedMail(language: PaperLanguage, acceptance: Acceptance): Pick<EstimateMail, 'subject' | 'text'> {
  const words = texts[language]
  const moment = new Intl.DateTimeFormat(words.locale, {
    dateStyle: 'long',
    ...(acceptance.isNoted ? {} : { timeStyle: 'short' }),
    timeZone: 'Europe/Amsterdam',
  })
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeZone: 'UTC' })
  const said = {
    ...acceptance,
    at: moment.format(acceptance.acceptedAt),
    until: day.format(new Date(`${acceptance.lastDay}T00:00:00Z`)),
  }
  const { hello, accepted, withdrawal, other, regards } = words
  return {
    subject: oneLine(words.subject(said)),
    text: [hello, accepted(said), withdrawal(said), other, `${regards}\n${said.company}`].join('\n\n'),
  }
}

interface Said extends Acceptance {
  readonly at: string
  readonly until: string
}

interface Words {
  readonly locale: string
  readonly hello: string
  readonly subject: (said: Said) => string
  readonly accepted: (said: Said) => string
  readonly withdrawal: (said: Said) => string
  readonly other: string
  readonly regards: string
}

const texts: Readonly<Record<PaperLanguage, Words>> = {
  nl: {
    locale: 'nl-NL',
    hello: 'Hallo,',
    subject: ({ number, company }) => `Je akkoord op offerte ${number} van ${company}`,
    accepted: ({ number, name, at, amount }) =>
      `Op ${at} is akkoord gegeven op offerte ${number}, met de naam ${name}. In totaal is dat ${amount}. De offerte zoals die is geaccepteerd zit er als pdf bij. Bewaar deze mail.`,
    withdrawal: ({ until }) =>
      `Je kunt tot en met ${until} zonder reden van deze overeenkomst afzien, op de pagina achter de link in deze mail. Krijg je er spullen bij, dan heb je daarvoor 14 dagen vanaf de dag dat je ze hebt; laat het dan per e-mail weten.`,
    other: 'Heb je dit niet zelf gedaan? Laat het dan het bedrijf weten.',
    regards: 'Groet,',
  },
  en: {
    locale: 'en-GB',
    hello: 'Hello,',
    subject: ({ number, company }) => `Your acceptance of estimate ${number} of ${company}`,
    accepted: ({ number, name, at, amount }) =>
      `Estimate ${number} was accepted on ${at}, by the name of ${name}. The total is ${amount}. The estimate as it was accepted is attached as a PDF. Please keep this mail.`,
    withdrawal: ({ until }) =>
      `You can withdraw from this contract without a reason until ${until}, on the page behind the link in this mail. For goods that come with it you have 14 days from the day you receive them; please let us know by email then.`,
    other: 'Was it not you? Please tell the company.',
    regards: 'Kind regards,',
  },
  de: {
    locale: 'de-DE',
    hello: 'Guten Tag,',
    subject: ({ number, company }) => `Ihre Annahme des Angebots ${number} von ${company}`,
    accepted: ({ number, name, at, amount }) =>
      `Das Angebot ${number} wurde am ${at} unter dem Namen ${name} angenommen. Der Gesamtbetrag ist ${amount}. Das Angebot, wie es angenommen wurde, liegt dieser E-Mail als PDF bei. Bewahren Sie diese E-Mail auf.`,
    withdrawal: ({ until }) =>
      `Sie können diesen Vertrag bis ${until} ohne Angabe von Gründen widerrufen, auf der Seite hinter dem Link in dieser E-Mail. Für Waren, die dazugehören, haben Sie 14 Tage ab dem Tag, an dem Sie sie erhalten; teilen Sie es dann bitte per E-Mail mit.`,
    other: 'Waren Sie das nicht? Dann informieren Sie bitte das Unternehmen.',
    regards: 'Mit freundlichen Grüßen',
  },
}
