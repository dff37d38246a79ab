import { formatDateLong, formatEuro } from '@klopt/validators'
import type { Creditor } from '../../config/creditor.ts'
import { civilDate } from '../../kernel/clock.ts'
import { screenPath } from '../../kernel/screens.ts'
import { oneLine } from '../../mail/one-line.ts'
import type { AccountMail } from '../authentication/mails.ts'
import { payerReason } from './payer-reason.ts'
import type { MailedCharge } from './show-for-mail.ts'

/** By whom a subscription is charged, and where its payer sees that. */
interface From {
  readonly creditor: Creditor
  readonly subscriptionHref: string
}

/** The invoice of a period, which is the notice that it is going to be collected too (SDD rulebooks: amount, day, mandate). */
export function invoiceMail(charge: MailedCharge, { creditor, subscriptionHref }: From): AccountMail {
  const { number, price_cents: price, deducted_cents: deducted, vat_cents: vat, amount_cents: amount } = charge
  const lines = [
    `Abonnement ${planWord(charge)}, ${formatDateLong(charge.period_start)} tot en met ${formatDateLong(charge.period_end)}: ${formatEuro(price)}`,
    ...(deducted === 0 ? [] : [`Af: dagen die je al betaalde: ${formatEuro(deducted)}`]),
    `Btw 21%: ${formatEuro(vat)}`,
    `Totaal: ${formatEuro(amount)}`,
  ]
  return {
    kind: 'subscription_invoice',
    subject: `Factuur ${number} van Klopt`,
    summary: summaryOf(charge, 'Af te schrijven'),
    action: SEE_SUBSCRIPTION,
    text: [
      'Hallo,',
      `Dit is de factuur van het abonnement van ${oneLine(charge.company_name)}.`,
      collectedWhen(charge),
      [`Factuur ${number}, ${formatDateLong(civilDate(charge.created_at))}`, ...payerOf(charge), ...lines].join('\n'),
      'Klopt er iets niet? Laat het ons vóór die dag weten via Help.',
      whereTo(subscriptionHref),
      signature(creditor),
    ].join('\n\n'),
  }
}

/** For whom it is, as far as the address is known: an invoice above 100 euro has to say so. */
function payerOf({ company_name: name, address_street: street, ...place }: MailedCharge): readonly string[] {
  const city = `${place.address_postcode} ${place.address_city}`
  return [`Voor: ${oneLine(name)}`, oneLine(street), oneLine(city)].filter((line) => line.trim() !== '')
}

/** Tells what went wrong, and what its payer can do. */
export function failedMail(
  charge: MailedCharge,
  reasonCode: string,
  { creditor, subscriptionHref }: From,
): AccountMail {
  const { number, amount_cents: amount } = charge
  return {
    kind: 'subscription_failed',
    subject: `De incasso van factuur ${number} is mislukt`,
    summary: summaryOf(charge, null),
    action: SEE_SUBSCRIPTION,
    text: [
      'Hallo,',
      `We konden ${formatEuro(amount)} van factuur ${number} niet afschrijven voor het abonnement van ${oneLine(charge.company_name)}. ${payerReason(reasonCode)}.`,
      `Wat je kunt doen: maak ${formatEuro(amount)} over naar ${creditor.iban} van ${creditor.name}, en zet ${number} erbij. Of controleer bij Instellingen, Abonnement of het rekeningnummer nog klopt. Proberen we het nog een keer, dan hoor je vooraf op welke dag.`,
      'Je administratie blijft gewoon open. Vragen? Stuur ons een bericht via Help.',
      whereTo(subscriptionHref),
      signature(creditor),
    ].join('\n\n'),
  }
}

/** Announces the second and last time that it is tried. */
export function retryMail(charge: MailedCharge, { creditor, subscriptionHref }: From): AccountMail {
  return {
    kind: 'subscription_retry',
    subject: `We schrijven factuur ${charge.number} nog een keer af`,
    summary: summaryOf(charge, 'Af te schrijven'),
    action: SEE_SUBSCRIPTION,
    text: [
      'Hallo,',
      `De incasso van factuur ${charge.number} voor het abonnement van ${oneLine(charge.company_name)} mislukte eerder. We proberen het nog één keer.`,
      collectedWhen(charge),
      `Heb je het bedrag al overgemaakt? Laat het ons vóór die dag weten via Help.`,
      whereTo(subscriptionHref),
      signature(creditor),
    ].join('\n\n'),
  }
}

/** When what is charged is collected, from where and by which mandate. */
export function collectedWhen({ due_on: day, amount_cents: amount, mandate }: MailedCharge): string {
  if (mandate === null) {
    return `We weten nog niet van welke rekening we ${formatEuro(amount)} mogen afschrijven. Vul bij Instellingen, Abonnement je betaalgegevens in. Op zijn vroegst op ${formatDateLong(day)} schrijven we af.`
  }
  const { iban, reference } = mandate
  return `Op ${formatDateLong(day)}, of de eerste werkdagen daarna, schrijven we ${formatEuro(amount)} af van de rekening die eindigt op ${iban.slice(-4)}, met machtiging ${reference}. Je hoeft zelf niets te doen.`
}

/** Where the main user sees the subscription and its invoices. */
export const subscriptionAddress = (publicUrl: URL, administrationId: number): string =>
  new URL(screenPath('subscription', { administrationId }), publicUrl).href

const SEE_SUBSCRIPTION = 'Abonnement bekijken'
const whereTo = (href: string): string => `Je abonnement en je facturen staan in Klopt:\n${href}`

/** The amount, and of what is going to be collected on which day and from where; `dayLabel` null when there is no such day. */
function summaryOf(charge: MailedCharge, dayLabel: string | null): NonNullable<AccountMail['summary']> {
  const { number, amount_cents: amount, due_on: day, mandate } = charge
  const collected =
    dayLabel === null || mandate === null
      ? []
      : [
          { label: dayLabel, value: formatDateLong(day) },
          { label: 'Rekening', value: `eindigt op ${mandate.iban.slice(-4)}` },
        ]
  return { title: `Factuur ${number}`, facts: [{ label: 'Bedrag', value: formatEuro(amount) }, ...collected] }
}

const signature = ({ name, address, vatNumber, creditorIdentifier }: Creditor): string =>
  `Groet,\n${name}\n${address}\nBtw-id ${vatNumber}\nIncassant-ID ${creditorIdentifier}`

/** The name that customers know a plan by. */
export const planWord = ({ plan }: MailedCharge): string =>
  plan === null ? 'Klopt' : plan.name.charAt(0) + plan.name.slice(1).toLowerCase().replaceAll('_', ' ')
