import type { SourceWord } from '../types.ts'
import { layOut, typed, type Placed } from './lay-out.ts'

/** What a person would fill in for an invoice; what is left out is not looked at. */
export interface Expected {
  kind?: 'invoice' | 'credit_invoice'
  name?: string | null
  kvkNumber?: string | null
  vatNumber?: string | null
  iban?: string | null
  postcode?: string | null
  invoiceNumber?: string | null
  invoiceDate?: string | null
  dueDate?: string | null
  paymentTermDays?: number | null
  grossCents?: number | null
  netCents?: number | null
  vatCents?: number | null
  vatLines?: [ratePercent: number, baseCents: number, vatCents: number][]
  paymentReference?: string | null
  currency?: string
}

export interface Example {
  name: string
  words: SourceWord[]
  expected: Expected
}

const right = (text: string, x: number, y: number, size = 10): Placed => ({ text, x, y, size, align: 'right' })
const left = (text: string, x: number, y: number, size = 10): Placed => ({ text, x, y, size })

/** Made-up invoices in unlike layouts. */
export const EXAMPLES: readonly Example[] = [
  {
    name: 'a letter with labels left of the values',
    words: layOut([
      left('Timmerbedrijf De Haan', 40, 40, 20),
      left('Werkplaatsweg 12, 8021 WB Zwolle', 40, 66),
      left('Studio Veldzicht B.V.', 40, 140),
      left('Oudegracht 100', 40, 153),
      left('3511 AB Utrecht', 40, 166),
      left('FACTUUR', 40, 220, 16),
      left('Factuurnummer:', 40, 250),
      left('2026-0042', 140, 250),
      left('Factuurdatum:', 40, 264),
      left('3 februari 2026', 140, 264),
      left('Klantnummer:', 40, 278),
      left('10045', 140, 278),
      left('Omschrijving', 40, 320),
      right('Aantal', 380, 320),
      right('Prijs', 460, 320),
      right('Totaal', 550, 320),
      left('Kozijnen plaatsen', 40, 336),
      right('8', 380, 336),
      right('€ 55,00', 460, 336),
      right('€ 440,00', 550, 336),
      left('Hout en klein materiaal', 40, 350),
      right('1', 380, 350),
      right('€ 160,00', 460, 350),
      right('€ 160,00', 550, 350),
      left('Subtotaal', 380, 400),
      right('€ 600,00', 550, 400),
      left('21% btw', 380, 414),
      right('€ 126,00', 550, 414),
      left('Totaal', 380, 430),
      right('€ 726,00', 550, 430),
      left('Gelieve binnen 14 dagen over te maken op NL91 ABNA 0417 1643 00 t.n.v. Timmerbedrijf De Haan.', 40, 500),
      left('KvK 12345678 | Btw NL823456781B01 | info@timmerbedrijfdehaan.nl', 120, 800, 8),
    ]),
    expected: {
      kind: 'invoice',
      name: 'Timmerbedrijf De Haan',
      kvkNumber: '12345678',
      iban: 'NL91ABNA0417164300',
      postcode: '8021WB',
      invoiceNumber: '2026-0042',
      invoiceDate: '2026-02-03',
      dueDate: '2026-02-17',
      paymentTermDays: 14,
      grossCents: 72600,
      netCents: 60000,
      vatCents: 12600,
      vatLines: [[21, 60000, 12600]],
      paymentReference: null,
    },
  },
  {
    name: 'labels above the values, in boxes',
    words: layOut([
      left('Lumen Licht & Geluid B.V.', 320, 40, 14),
      left('Havenstraat 5', 320, 60),
      left('1013 AZ Amsterdam', 320, 73),
      left('KvK-nummer', 320, 92, 8),
      left('34567890', 320, 103, 9),
      left('Studio Veldzicht B.V.', 40, 120),
      left('3511 AB Utrecht', 40, 133),
      left('Debiteurnr.', 40, 200, 8),
      left('Factuurnr.', 160, 200, 8),
      left('Datum', 280, 200, 8),
      left('Vervaldatum', 400, 200, 8),
      left('500123', 40, 213),
      left('26700981', 160, 213),
      left('28-02-2026', 280, 213),
      left('30-03-2026', 400, 213),
      left('Huur geluidsset 26 t/m 27 februari 2026', 40, 260),
      right('1.250,00', 550, 260),
      left('Transport', 40, 274),
      right('85,00', 550, 274),
      left('Totaal excl. btw', 150, 600, 8),
      left('Btw-bedrag', 300, 600, 8),
      left('Totaal incl. btw', 450, 600, 8),
      left('€ 1.335,00', 150, 613),
      left('€ 280,35', 300, 613),
      left('€ 1.615,35', 450, 613),
      left('IBAN NL02 RABO 0123 4567 89', 40, 790, 8),
      left('www.lumenlichtengeluid.nl', 320, 790, 8),
    ]),
    expected: {
      name: 'Lumen Licht & Geluid B.V.',
      kvkNumber: '34567890',
      postcode: '1013AZ',
      invoiceNumber: '26700981',
      invoiceDate: '2026-02-28',
      dueDate: '2026-03-30',
      paymentTermDays: 30,
      grossCents: 161535,
      netCents: 133500,
      vatCents: 28035,
      vatLines: [[21, 133500, 28035]],
    },
  },
  {
    name: 'two rates in a table of VAT',
    words: typed(`
Groothandel Horeca Vers BV                      Factuur
Marktkade 40                                    Nummer     F26/118
2312 EX Leiden                                  Datum      12/02/26

Aan: Studio Veldzicht B.V.

Art   Omschrijving              Btw    Prijs     Bedrag
1001  Broodjes gesorteerd        9%     2,50     125,00
1002  Servetten                 21%     4,00      20,00
1003  Jus d'orange               9%     3,75      75,00

        Btw    Grondslag      Btw-bedrag
        9%        200,00           18,00
        21%        20,00            4,20

                          Totaal exclusief     220,00
                          Totaal btw            22,20
                          Te betalen EUR       242,20

Betalingstermijn: 30 dagen netto.  Rek.nr. NL18 RABO 0123 4598 76
`),
    expected: {
      name: 'Groothandel Horeca Vers BV',
      postcode: '2312EX',
      invoiceDate: '2026-02-12',
      dueDate: '2026-03-14',
      paymentTermDays: 30,
      grossCents: 24220,
      netCents: 22000,
      vatCents: 2220,
      vatLines: [
        [21, 2000, 420],
        [9, 20000, 1800],
      ],
    },
  },
  {
    name: 'a receipt of a shop',
    words: typed(`
      BOUWMARKT KEIZER
     Industrieweg 7 Ede
       6717 AB EDE
  Bon 004512   14-03-2026 15:42
  Kassa 3      Bediende 12

  Schroeven 4x40         6,95
  2 x 12,50
  Verf wit 1L           25,00
  --------------------------
  TOTAAL       EUR      31,95
  PIN                   31,95
  BTW 21%  over 26,40    5,55

  Bedankt en tot ziens!
`),
    expected: {
      name: 'BOUWMARKT KEIZER',
      postcode: '6717AB',
      invoiceDate: '2026-03-14',
      grossCents: 3195,
      netCents: 2640,
      vatCents: 555,
      vatLines: [[21, 2640, 555]],
      dueDate: null,
    },
  },
  {
    name: 'a credit note with its own number and that of the invoice',
    words: typed(`
Kantoor & Meer B.V.
Postbus 55, 5600 AA Eindhoven

CREDITNOTA

Creditnotanummer      C-2026-017
Creditnotadatum       05-03-2026
Betreft factuurnummer 2026-0388

Retour bureaustoel                          € 200,00-

                     Subtotaal              € 200,00-
                     Btw 21%                 € 42,00-
                     Totaal credit          € 242,00-

KvK: 17.12.34.56   BTW: NL001234567B13
`),
    expected: {
      kind: 'credit_invoice',
      kvkNumber: '17123456',
      invoiceNumber: 'C-2026-017',
      invoiceDate: '2026-03-05',
      grossCents: 24200,
      netCents: 20000,
      vatCents: 4200,
      dueDate: null,
    },
  },
  {
    name: 'part paid already, with shipping and a payment reference',
    words: typed(`
                                           Webwinkel Zilverdraad
                                           administratie@zilverdraad.nl
Studio Veldzicht B.V.
T.a.v. de administratie
3511 AB Utrecht

Factuurnummer  : WZ20260091          Ordernummer : 778812
Factuurdatum   : 2 mrt 2026          Orderdatum  : 27 feb 2026

Zilverdraad 0,8 mm       10     6,50        65,00
Verzendkosten                                6,95

Subtotaal                                   71,95
BTW 21% over 71,95                          15,11
Totaalbedrag                                87,06
Reeds voldaan (iDEAL)                       50,00
Nog te betalen                              37,06

Wij verzoeken je het bedrag van EUR 37,06 voor 16-03-2026 te betalen
onder vermelding van betalingskenmerk 5000 0056 7890 1234.
Bank: NL39 RABO 0300 0652 64  KvK 30123456
`),
    expected: {
      invoiceNumber: 'WZ20260091',
      invoiceDate: '2026-03-02',
      dueDate: '2026-03-16',
      grossCents: 8706,
      netCents: 7195,
      vatCents: 1511,
      iban: 'NL39RABO0300065264',
      kvkNumber: '30123456',
      paymentReference: '5000005678901234',
      postcode: null,
    },
  },
  {
    name: 'VAT reversed, in English',
    words: typed(`
Northwind Software Ltd              INVOICE
12 Harbour Street, Dublin           Invoice no: INV-88231
VAT IE6388047V                      Invoice date: 28 February 2026
                                    Due date: 14 March 2026
                                    Customer ID: 55120
Bill to:
Studio Veldzicht B.V.
VAT NL123456782B01

Description                         Qty    Unit price      Amount
Team plan, March 2026                 4         29.00      116.00

                                        Subtotal           116.00
                                        VAT 0%               0.00
                                        Total due      EUR 116.00

VAT reverse-charged to the recipient.
`),
    expected: {
      vatNumber: 'IE6388047V',
      invoiceNumber: 'INV-88231',
      invoiceDate: '2026-02-28',
      dueDate: '2026-03-14',
      grossCents: 11600,
      netCents: 11600,
      vatCents: 0,
      vatLines: [[0, 11600, 0]],
    },
  },
  {
    name: 'in German, with points in the dates',
    words: typed(`
Muster Maschinenbau GmbH
Hauptstraße 8, 46446 Emmerich

Rechnungsnummer: RE-2026/1107
Rechnungsdatum: 09.02.2026
Kundennummer: 20011
Lieferdatum: 06.02.2026

Ersatzteil A                      3.200,00 €

Nettobetrag                       3.200,00 €
0% USt. innergemeinschaftliche Lieferung
Rechnungsbetrag                   3.200,00 €

Zahlbar innerhalb 30 Tagen ohne Abzug.
IBAN: DE89 3704 0044 0532 0130 00
USt-IdNr. DE136695976
`),
    expected: {
      name: 'Muster Maschinenbau GmbH',
      invoiceNumber: 'RE-2026/1107',
      invoiceDate: '2026-02-09',
      dueDate: '2026-03-11',
      paymentTermDays: 30,
      grossCents: 320000,
      iban: 'DE89370400440532013000',
      vatNumber: 'DE136695976',
    },
  },
  {
    name: 'read badly: split amounts, a euro sign as C, letters in the IBAN',
    words: typed(`
Schildersbedrijf Noordzij VOF
Factuur nr 26114
Datum 11-02-2026

Schilderwerk buiten                 C 2 480,00
Steigerhuur                         C 558,14

Totaal excl. BTW                    C 3 038,14
BTW 9%                              C 273,43
Totaal incl. BTW                    C 3 311,57

Betaling per direct op NL9I ABNA O417 1643 OO
`),
    expected: {
      name: 'Schildersbedrijf Noordzij VOF',
      invoiceNumber: '26114',
      invoiceDate: '2026-02-11',
      dueDate: '2026-02-11',
      paymentTermDays: 0,
      netCents: 303814,
      vatCents: 27343,
      grossCents: 331157,
      vatLines: [[9, 303814, 27343]],
      iban: 'NL91ABNA0417164300',
    },
  },
  {
    name: 'the totals on the second page',
    words: typed(`
Installatietechniek Waterman BV                         Pagina 1 van 2
Factuurnummer 26-00317      Factuurdatum 20 januari 2026

Regel 1      Arbeid monteur             32,00      65,00      2.080,00
Regel 2      Leidingwerk                 1,00     410,00        410,00
Transport naar volgende pagina                                2.490,00
\f
Installatietechniek Waterman BV                         Pagina 2 van 2
Transport van vorige pagina                                   2.490,00
Regel 3      Ketel HR                    1,00   1.510,00      1.510,00

                                        Bedrag exclusief BTW    4.000,00
                                        21,0 % BTW over 4.000,00  840,00
                                        Te voldoen              4.840,00

Betaling binnen dertig dagen na factuurdatum.
Klachten binnen 8 dagen na levering.  K.v.K. Utrecht 30 12 98 76
`),
    expected: {
      invoiceNumber: '26-00317',
      invoiceDate: '2026-01-20',
      dueDate: '2026-02-19',
      paymentTermDays: 30,
      grossCents: 484000,
      netCents: 400000,
      vatCents: 84000,
      kvkNumber: '30129876',
    },
  },
  {
    name: 'a subscription that is collected, prices including VAT',
    words: typed(`
Telefoonwinkel Online N.V.                 Uw factuur van februari 2026
Postbus 900
1180 AX Amstelveen                         Klantnummer     8812345
                                           Factuurnummer   0026001234567
                                           Factuurdatum    01-02-2026

Abonnement 01-02-2026 t/m 28-02-2026                     € 25,00
Buiten bundel                                             € 5,25

Totaal (inclusief btw)                                   € 30,25
Waarvan btw 21%                                           € 5,25

Dit bedrag schrijven wij rond 15-02-2026 af van NL20 INGB 0001 2345 67.
`),
    expected: {
      name: 'Telefoonwinkel Online N.V.',
      postcode: '1180AX',
      invoiceNumber: '0026001234567',
      invoiceDate: '2026-02-01',
      dueDate: '2026-02-15',
      grossCents: 3025,
      netCents: 2500,
      vatCents: 525,
      iban: null,
    },
  },
  {
    name: 'amounts in dollars with the month first',
    words: typed(`
Cloudtools Inc.
Invoice #4471-B
Date of issue   February 26, 2026
Date due        March 12, 2026

Hosting                    $1,210.00
Subtotal                   $1,210.00
Total                      $1,210.00
Amount due                 $1,210.00 USD
`),
    expected: {
      currency: 'USD',
      invoiceNumber: '4471-B',
      invoiceDate: '2026-02-26',
      dueDate: '2026-03-12',
      grossCents: 121000,
    },
  },
]
