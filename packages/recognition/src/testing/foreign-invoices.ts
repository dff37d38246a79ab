import type { Example } from './example.ts'
import { typed } from './lay-out.ts'

/** Made-up invoices from abroad: in another language, with other dates or another currency. */
export const FOREIGN: readonly Example[] = [
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
