import type { Example } from './example.ts'
import { typed } from './lay-out.ts'

/** Made-up invoices in which letters and figures were taken for each other. */
export const ILL_READ: readonly Example[] = [
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
    name: 'euro signs taken for sixes',
    words: typed(`
Loodgieter Pijp B.V.
Factuurnummer 2026117
Arbeid  3 uur                 6 180,00
Materiaal                      €42,50
Subtotaal                     6222,50
21 % BTW                       €46,73
Totaal                        6269,23
`),
    expected: { invoiceNumber: '2026117', grossCents: 26923, netCents: 22250, vatCents: 4673 },
  },
]
