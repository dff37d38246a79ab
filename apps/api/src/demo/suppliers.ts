import type { ContactInput, PurchaseInput } from '@klopt/api-client/contract'
import type { SupplierLayout } from '../pdf/document.ts'
import { demoIban, demoVatNumber } from './numbers.ts'
import { customer } from './story.ts'

export interface SupplierLine {
  readonly description: string
  readonly quantity: number
  /** Without VAT, of one. */
  readonly priceCents: number
  readonly vatCode: Extract<PurchaseInput['lines'][number]['vatCode'], 'purchase_high' | 'purchase_low'>
  /** RGS. */
  readonly account: string
}

/** A supplier of the demo world and how it sends its invoices. */
export interface Supplier {
  readonly contact: ContactInput
  readonly layout: SupplierLayout
  readonly accentColour: string
  readonly website: string
  /** What its numbers begin with. */
  readonly prefix: string
  /** The day of the month of its invoices. */
  readonly day: number
  /** It sends one in the months whose number this divides. */
  readonly everyMonths: number
  /** Days until it is paid; null: it is left lying. */
  readonly paidAfterDays: number | null
  /** So many days its newest are left lying all the same, so that there is always one that is late. */
  readonly forgottenForDays?: number
  readonly lines: readonly SupplierLine[]
}

/** Those of whom invoices are booked every month or quarter. */
export const suppliers: readonly Supplier[] = [
  {
    contact: customer('Wolkenhuis Hosting B.V.', {
      street: 'Datalaan 40',
      postcode: '1043 BX',
      city: 'Amsterdam',
      emailAddress: 'facturen@wolkenhuis.example',
      kvkNumber: '75120431',
      vatNumber: demoVatNumber(861_204_317),
      iban: demoIban('ABNA', 530_200_417),
    }),
    layout: 'band',
    accentColour: '#1d4ed8',
    website: 'wolkenhuis.example',
    prefix: 'WH',
    day: 5,
    everyMonths: 1,
    paidAfterDays: 9,
    lines: [
      {
        description: 'Webhosting Studio',
        quantity: 1,
        priceCents: 2_450,
        vatCode: 'purchase_high',
        account: 'WBedVkkWeb',
      },
      {
        description: 'Domeinnaam, per maand',
        quantity: 3,
        priceCents: 125,
        vatCode: 'purchase_high',
        account: 'WBedVkkWeb',
      },
    ],
  },
  {
    contact: customer('Papierhandel De Kade', {
      street: 'Houtmarkt 7',
      postcode: '2011 AL',
      city: 'Haarlem',
      emailAddress: 'verkoop@papierdekade.example',
      kvkNumber: '34118206',
      vatNumber: demoVatNumber(174_820_336),
      iban: demoIban('RABO', 317_440_912),
    }),
    layout: 'letter',
    accentColour: '#7c2d12',
    website: 'papierdekade.example',
    prefix: '',
    day: 11,
    everyMonths: 2,
    paidAfterDays: 24,
    forgottenForDays: 95,
    lines: [
      {
        description: 'Zeefdrukpapier 250 grams, 50 x 70 cm',
        quantity: 40,
        priceCents: 310,
        vatCode: 'purchase_high',
        account: 'WBedKanKan',
      },
      {
        description: 'Printpapier A4, doos',
        quantity: 2,
        priceCents: 2_395,
        vatCode: 'purchase_high',
        account: 'WBedKanKan',
      },
      {
        description: 'Handboek letterzetten',
        quantity: 1,
        priceCents: 3_211,
        vatCode: 'purchase_low',
        account: 'WBedKanVak',
      },
    ],
  },
  {
    contact: customer('Lettergieterij Zuid', {
      street: 'Katendrechtse Lagedijk 101',
      postcode: '3082 GA',
      city: 'Rotterdam',
      emailAddress: 'info@lettergieterijzuid.example',
      kvkNumber: '68441027',
      vatNumber: demoVatNumber(857_330_142),
      iban: demoIban('TRIO', 254_700_388),
    }),
    layout: 'letter',
    accentColour: '#334155',
    website: 'lettergieterijzuid.example',
    prefix: 'LZ-',
    day: 18,
    everyMonths: 3,
    paidAfterDays: 21,
    lines: [
      {
        description: 'Licentie lettertype Spaarne, 5 gewichten',
        quantity: 1,
        priceCents: 18_500,
        vatCode: 'purchase_high',
        account: 'WBedKanSof',
      },
    ],
  },
]

/** One whom nobody knows yet: its first invoice waits in the inbox. */
export const newSupplier: Supplier = {
  contact: customer('Kantoorpand Meubels V.O.F.', {
    street: 'Waarderweg 52',
    postcode: '2031 BP',
    city: 'Haarlem',
    emailAddress: 'info@kantoorpand.example',
    kvkNumber: '81550934',
    vatNumber: demoVatNumber(862_907_415),
    iban: demoIban('INGB', 8_450_221),
  }),
  layout: 'letter',
  accentColour: '#166534',
  website: 'kantoorpand.example',
  prefix: 'F',
  day: 0,
  everyMonths: 1,
  paidAfterDays: null,
  lines: [
    {
      description: 'Bureaustoel Zit, zwart',
      quantity: 1,
      priceCents: 32_900,
      vatCode: 'purchase_high',
      account: 'WBedKanKak',
    },
    { description: 'Bezorgen', quantity: 1, priceCents: 2_500, vatCode: 'purchase_high', account: 'WBedKanKak' },
  ],
}

/** Fuel and the like come as a receipt, photographed or as a PDF of the till. */
export const receiptSupplier: Supplier = {
  contact: customer('Tankstation De Dreef', {
    street: 'Dreef 30',
    postcode: '2012 HS',
    city: 'Haarlem',
    emailAddress: 'kassa@tankdedreef.example',
    kvkNumber: '52300718',
    vatNumber: demoVatNumber(850_411_206),
    iban: demoIban('KNAB', 402_118_775),
  }),
  layout: 'receipt',
  accentColour: '#111827',
  website: 'tankdedreef.example',
  prefix: 'K',
  day: 0,
  everyMonths: 1,
  paidAfterDays: null,
  lines: [
    {
      description: 'Euro95 E10, liter',
      quantity: 38,
      priceCents: 165,
      vatCode: 'purchase_high',
      account: 'WBedAutBra',
    },
  ],
}
