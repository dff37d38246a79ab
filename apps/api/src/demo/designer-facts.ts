import type { StatementLine } from './bookkeeper.ts'
import { demoIban, demoVatNumber } from './numbers.ts'
import { customer, type Line } from './story.ts'

export const printer = { name: 'Drukkerij Zwart', iban: demoIban('RABO', 188_200_300) }
export const taxOffice = { name: 'Belastingdienst', iban: demoIban('INGB', 2_445_588) }

/** Who the designer is. */
export const studioNoord = {
  company_name: 'Studio Noord',
  legal_form: 'zzp',
  address_street: 'Spaarne 14',
  address_postcode: '2011 CH',
  address_city: 'Haarlem',
  kvk_number: '64012347',
  vat_number: demoVatNumber(244_557_991),
  email_address: 'eva@studionoord.example',
  invoice_footer: 'Bedankt voor de prettige samenwerking.',
} as const

/** For whom the designer works. */
export const customers = [
  customer('Gemeente Haarlem', {
    attention: 'Crediteuren',
    street: 'Grote Markt 2',
    postcode: '2011 RD',
    city: 'Haarlem',
    emailAddress: 'crediteuren@haarlem.example',
    iban: demoIban('BNGH', 285_008_681),
  }),
  customer('Bloemisterij De Klaproos', {
    street: 'Kleine Houtstraat 14',
    postcode: '2011 DM',
    city: 'Haarlem',
    emailAddress: 'bloemen@klaproos.example',
    iban: demoIban('RABO', 112_233_445),
    paymentTermDays: 14,
  }),
  customer('Tandartspraktijk Oost', {
    street: 'Amsterdamsevaart 80',
    postcode: '2032 EH',
    city: 'Haarlem',
    emailAddress: 'praktijk@tandoost.example',
    iban: demoIban('ABNA', 417_164_300),
  }),
  customer('Van Rijn B.V.', {
    attention: 'M. van Rijn',
    street: 'Spaarndamseweg 120',
    postcode: '2021 CA',
    city: 'Haarlem',
    emailAddress: 'administratie@vanrijn.example',
    iban: demoIban('KNAB', 255_667_788),
    kvkNumber: '71234562',
  }),
  customer('Uitgeverij De Kade', {
    street: 'Oostelijke Handelskade 12',
    postcode: '1019 BM',
    city: 'Amsterdam',
    emailAddress: 'facturen@dekade.example',
    iban: demoIban('TRIO', 390_112_233),
  }),
  customer('Museum De Zaal', {
    street: 'Groot Heiligland 62',
    postcode: '2011 ES',
    city: 'Haarlem',
    emailAddress: 'inkoop@dezaal.example',
    iban: demoIban('ASNB', 708_901_234),
  }),
] as const

/**
 * Invoices there are on every day of the year, whatever the months bring: two that are late, one that the bank tells is paid whole, one
 * in part, and of two customers one that is not due yet.
 */
export const everyDaysSales = [
  { name: 'Van Rijn B.V.', daysAgo: 58 },
  { name: 'Van Rijn B.V.', daysAgo: 40 },
  { name: 'Tandartspraktijk Oost', daysAgo: 38 },
  { name: 'Gemeente Haarlem', daysAgo: 36 },
  { name: 'Museum De Zaal', daysAgo: 12 },
  { name: 'Uitgeverij De Kade', daysAgo: 9 },
] as const

/** What the designer does. */
export const work: readonly [Line, ...Line[]] = [
  { description: 'Ontwerp bewegwijzering', quantity: '16', unit: 'uur', unitPrice: '85', vatCode: 'sale_high' },
  {
    description: 'Huisstijl, uitwerking en begeleiding',
    quantity: '24',
    unit: 'uur',
    unitPrice: '85',
    vatCode: 'sale_high',
  },
  { description: 'Illustraties voor de website', quantity: '6', unitPrice: '145', vatCode: 'sale_high' },
  { description: 'Onderhoud website', quantity: '5.5', unit: 'uur', unitPrice: '78.50', vatCode: 'sale_high' },
  { description: 'Opmaak jaarverslag', quantity: '1', unitPrice: '1450', vatCode: 'sale_high' },
  { description: 'Gesigneerde zeefdrukken', quantity: '4', unitPrice: '120', vatCode: 'sale_low' },
]

interface Expense extends Omit<StatementLine, 'date'> {
  readonly day: number
  readonly account: string
  readonly vatCode: string | null
}

/** What is paid in every month. */
export const monthlyExpenses: readonly Expense[] = [
  {
    day: 1,
    name: 'Atelierhuis Noord',
    iban: demoIban('RABO', 300_400_500),
    amountCents: -45_000,
    description: 'Huur atelier',
    account: 'WBedHuiBeh',
    vatCode: null,
  },
  {
    day: 3,
    name: 'KPN B.V.',
    iban: demoIban('ABNA', 500_100_200),
    amountCents: -4_235,
    description: 'Termijn mobiel en internet',
    account: 'WBedKanTef',
    vatCode: 'purchase_high',
  },
  {
    day: 8,
    name: 'Verzekeraar Polder',
    iban: demoIban('INGB', 6_600_100),
    amountCents: -3_850,
    description: 'Beroepsaansprakelijkheid',
    account: 'WBedAssBea',
    vatCode: null,
  },
  {
    day: 12,
    name: 'Adobe Systems Ireland',
    iban: null,
    amountCents: -6_654,
    description: 'Creative Cloud',
    account: 'WBedKanSof',
    vatCode: 'purchase_eu_services',
  },
  {
    day: 17,
    name: 'NS Groep',
    iban: demoIban('INGB', 7_700_300),
    amountCents: -8_640,
    description: 'Reizen op saldo',
    account: 'WBedVkkRev',
    vatCode: 'purchase_low',
  },
  {
    day: 24,
    name: 'Eva Verhoeven',
    iban: demoIban('INGB', 9_900_100),
    amountCents: -220_000,
    description: 'Privé',
    account: 'BEivKapPro',
    vatCode: null,
  },
]
