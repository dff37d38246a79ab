import type { Example } from './example.ts'
import { typed } from './lay-out.ts'

/** Made-up Dutch invoices and receipts in letters of one width. */
export const TYPED: readonly Example[] = [
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
    name: 'a premium with tax on insurance, which is no VAT',
    words: typed(`
Nationale Verzekeringen N.V.
Polisnummer 55.667.788          Notanummer  N-998812
Notadatum 01-02-2026            Vervaldag 01-03-2026
Premie                              € 210,00
Assurantiebelasting 21%              € 44,10
Te betalen                          € 254,10
Vrijgesteld van btw
`),
    expected: {
      invoiceNumber: 'N-998812',
      dueDate: '2026-03-01',
      grossCents: 25410,
      netCents: 25410,
      vatCents: 0,
      vatLines: [[0, 25410, 0]],
    },
  },
  {
    name: 'a receipt with a column of totals that are lines of the rates',
    words: typed(`
BOEKHANDEL VAN DER VELDE
FACTUUR
Factuurnr    Datum        Klantnr   Uw ref.      Betaling voor
VF-260311    11/03/2026   4401      PO-2026-7    25/03/2026

2       9789012345678   Boekhouden           24,95     9%      49,90
1       9789098765432   Pennen set           12,10     21%     12,10

BTW%    Excl.     BTW     Incl.
 9      45,78     4,12    49,90
21      10,00     2,10    12,10
Totaal  55,78     6,22    62,00

Te betalen: € 62,00
`),
    expected: {
      invoiceNumber: 'VF-260311',
      invoiceDate: '2026-03-11',
      dueDate: '2026-03-25',
      grossCents: 6200,
      netCents: 5578,
      vatCents: 622,
      vatLines: [
        [21, 1000, 210],
        [9, 4578, 412],
      ],
    },
  },
]
