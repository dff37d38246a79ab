import type { PaperTexts } from './paper-texts.ts'

/**
 * The words of German law: 'Steuerschuldnerschaft des Leistungsempfängers' (§ 14a Absatz 5 UStG) and
 * 'Gebrauchtgegenstände/Sonderregelung' (§ 14a Absatz 6 UStG). In a narrow column the English name, which is usual too.
 */
const reverse = { onLine: 'Reverse Charge', inSummary: 'Reverse Charge' }

const exempt = { onLine: 'Steuerfrei', inSummary: 'steuerfrei' }
const ARTICLE_11 =
  'Von der Umsatzsteuer befreit (Artikel 11 des niederländischen Umsatzsteuergesetzes, Wet op de omzetbelasting 1968).'

export const germanTexts: PaperTexts = {
  // A 'Gutschrift' is what a customer writes for their supplier (§ 14 Absatz 2 UStG): never the name of a correction.
  titles: {
    invoice: 'Rechnung',
    deposit: 'Anzahlungsrechnung',
    credit_invoice: 'Rechnungskorrektur',
    estimate: 'Angebot',
  },
  concept: { mark: 'ENTWURF', number: 'Entwurf' },
  titleOf: (what, company) => `${what} von ${company}`,
  page: { page: 'Seite', of: 'von' },
  carried: 'Übertrag',
  logoOf: (company) => `Logo von ${company}`,
  attention: (name) => `z. Hd. ${name}`,
  chamberOfCommerce: 'Handelskammer (KvK)',
  vatNumber: 'USt-IdNr.',
  facts: {
    invoiceNumber: 'Rechnungsnummer',
    invoiceDate: 'Rechnungsdatum',
    estimateNumber: 'Angebotsnummer',
    estimateDate: 'Angebotsdatum',
    dueDate: 'Fällig am',
    validUntil: 'Gültig bis',
    suppliedOn: 'Lieferdatum',
    period: 'Zeitraum',
    placeOfSupply: 'Lieferort',
    credits: 'Zu Rechnung',
    yourReference: 'Ihr Zeichen',
    yourVatNumber: 'Ihre USt-IdNr.',
  },
  columns: {
    description: 'Beschreibung',
    quantity: 'Menge',
    price: 'Preis',
    priceIncludingVat: 'Preis inkl. USt',
    vat: 'USt',
    amount: 'Betrag',
    amountIncludingVat: 'Betrag inkl. USt',
  },
  discountOf: (percent) => `${percent} Rabatt`,
  days: (from, to) => `${from} bis ${to}`,
  supplied: (days) => `Geliefert ${days}`,
  totals: {
    subtotal: 'Zwischensumme',
    subtotalIncludingVat: 'Zwischensumme inkl. USt',
    discount: 'Rabatt',
    excludingVat: 'Summe ohne USt',
    includingVat: 'Summe inkl. USt',
    toPay: 'Zu zahlen',
    credit: 'Summe der Korrektur',
  },
  vatRow: (label, base) => (base === null ? `USt ${label}` : `USt ${label} auf ${base}`),
  vatWords: {
    sale_reverse: reverse,
    sale_eu_services: reverse,
    sale_eu_triangular: reverse,
    sale_eu_goods: { onLine: '0\xa0%', inSummary: '0\xa0% (EU)' },
    sale_export: { onLine: '0\xa0%', inSummary: '0\xa0% (Ausfuhr)' },
    sale_exempt: exempt,
    sale_exempt_counted: exempt,
    sale_kor: { onLine: 'Steuerfrei', inSummary: 'steuerfrei (Kleinunternehmen)' },
    sale_eu_installation: { onLine: 'Ausland', inSummary: 'Ausland' },
    sale_margin: { onLine: 'Differenz', inSummary: '' },
    sale_outside_scope: { onLine: 'Entfällt', inSummary: 'entfällt' },
  },
  mentions: {
    sale_reverse: 'Steuerschuldnerschaft des Leistungsempfängers.',
    sale_eu_services:
      'Steuerschuldnerschaft des Leistungsempfängers (Artikel 196 der Mehrwertsteuerrichtlinie 2006/112/EG).',
    sale_eu_goods:
      'Steuerfreie innergemeinschaftliche Lieferung, 0\xa0% USt (Artikel 138 der Mehrwertsteuerrichtlinie 2006/112/EG).',
    sale_eu_triangular:
      'Steuerschuldnerschaft des Leistungsempfängers: innergemeinschaftliches Dreiecksgeschäft (Artikel 141 der Mehrwertsteuerrichtlinie 2006/112/EG).',
    sale_export: 'Steuerfreie Ausfuhrlieferung, 0\xa0% USt (Artikel 146 der Mehrwertsteuerrichtlinie 2006/112/EG).',
    sale_exempt: ARTICLE_11,
    sale_exempt_counted: ARTICLE_11,
    sale_outside_scope:
      'Keine niederländische Umsatzsteuer: die Leistung wird im Land des Leistungsempfängers besteuert.',
    sale_oss: 'Umsatzsteuer des Landes des Kunden, erklärt über die einzige Anlaufstelle (OSS).',
    sale_margin: 'Gebrauchtgegenstände/Sonderregelung.',
    sale_kor:
      'Von der Umsatzsteuer befreit: Sonderregelung für Kleinunternehmen (Artikel 25 des niederländischen Umsatzsteuergesetzes, Wet op de omzetbelasting 1968).',
  },
  optionLeft: (title, amount) => `Als Option, nicht mitgerechnet: ${title}, ${amount}.`,
  inEuros: (total, vat, rate) => `In Euro: ${total}${vat === null ? '' : `, davon USt. ${vat}`}. Kurs: 1 € = ${rate}.`,
  payBefore: (dueDate, iban, number) =>
    `Bitte zahlen Sie bis zum ${dueDate} auf ${iban}${number === null ? '' : ` mit dem Verwendungszweck ${number}`}.`,
  scan: 'Zum Bezahlen mit der Banking-App scannen.',
  qrCode: 'QR-Code zum Bezahlen dieser Rechnung',
  reminder: {
    title: 'Offene Rechnungen',
    customer: 'Für',
    date: 'Datum',
    invoice: 'Rechnung',
    dueDate: 'Fällig am',
    open: 'Offen',
    costs: 'Inkassokosten',
    interest: 'Gesetzliche Zinsen',
  },
  statement: {
    title: 'Kontoauszug',
    customer: 'Für',
    period: 'Zeitraum',
    date: 'Datum',
    description: 'Beschreibung',
    amount: 'Betrag',
    balance: 'Saldo',
    kinds: { invoice: 'Rechnung', credit_invoice: 'Gutschrift', payment: 'Zahlung', opening: 'Anfangssaldo' },
    nothing: 'In diesem Zeitraum wurde nichts berechnet oder bezahlt.',
  },
  hours: {
    title: 'Stundennachweis',
    customer: 'Kunde',
    with: 'Zu',
    invoice: (number) => (number === null ? 'Rechnungsentwurf' : `Rechnung ${number}`),
    date: 'Datum',
    who: 'Wer',
    work: 'Arbeit',
    note: 'Notiz',
    hours: 'Stunden',
    total: 'Summe',
    unit: 'Stunden',
  },
}
