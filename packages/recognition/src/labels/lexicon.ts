/** What a label says of the value beside it. */
export type LabelKind =
  | 'invoiceNumber'
  | 'title'
  | 'number'
  | 'otherNumber'
  | 'ownReference'
  | 'invoiceDate'
  | 'date'
  | 'dueDate'
  | 'otherDate'
  | 'gross'
  | 'payable'
  | 'total'
  | 'net'
  | 'vat'
  | 'paid'
  | 'otherAmount'
  | 'kvkNumber'
  | 'vatNumber'
  | 'iban'
  | 'paymentReference'

const NUMBER = String.raw`[-. ]{0,2}(?:nummer|numero|number|num|nr|no|n[o°º]|id|#)(?![a-z])\.?`
const INCLUDING = String.raw`(?:inclusief|inclusive|including|incl?|inkl|ttc)\.?`
const EXCLUDING = String.raw`(?:exclusief|exclusive|excluding|exclu?|excl|exkl|zonder|ex|before|ht|hors)\.?`
const VAT = String.raw`(?:b\.?t\.?w\.?|vat|mwst\.?|ust\.?|tax(?:es)?|tva|omzetbelasting|mehrwertsteuer|umsatzsteuer|sales tax)`
const TOTAL = String.raw`(?:totaal(?:[- ]?bedrag)?|tot\.|total(?: amount)?|bedrag|amount|summe|gesamt(?:summe|betrag)?|montant(?: total)?|betrag)`
const DATE = String.raw`[- ]?(?:datum|date)`

/** Labels of the number of an invoice; the number may follow with its parts apart. */
export const INVOICE_NUMBER_LABEL = [
  String.raw`(?:fa[ck]t(?:uur|\.)?|invoice|inv\.?|nota|rechnungs?|rechn\.?|rg\.?|beleg|credit ?(?:nota|factuur|note)|gutschrifts?|facture|document|bon)${NUMBER}`,
  String.raw`(?:num(?:ero)?|n[o°º]|nr)\.? (?:de )?(?:la )?(?:facture|factuur)`,
  'nummer (?:van de )?factuur',
].join('|')

/** The words of each kind, folded and in lower case. Of two that overlap the longer one counts. */
export const LEXICON: Readonly<Record<LabelKind, string>> = {
  invoiceNumber: INVOICE_NUMBER_LABEL,
  number: 'nummer|number|numero|nr\\.?|no\\.',
  title:
    'verkoopfactuur|inkoopfactuur|fa[ck]tuur|invoice|rechnung|facture|creditnota|creditfactuur|credit note|gutschrift|nota|kassabon',
  otherNumber: [
    String.raw`(?:klant(?:en)?|debiteur(?:en)?|crediteur(?:en)?|relatie|order|bestel|opdracht|project|contract|offerte|pakbon|zend(?:ings)?|artikel|dossier|polis|meter|serie|lid(?:maatschaps)?|ticket|reserverings|boekings?|transactie|terminal|vestigings|customer|client|account|kunden?|bestell?|auftrags?|lieferschein|steuer|po|purchase order|abonnements?|aansluit|werkbon|artikelcode|order|rit|referentie|volg|regel|personeels|telefoon|mobiel|fax|registratie|oorspronkelijk(?:e)? factuur|betreft factuur|original invoice|vorige factuur|machtigings|mandaat|incassant|chassis|debtor|shipment|job|tracking|item|article|sku)${NUMBER}`,
    String.raw`(?:klant|debiteur|project|artikel|relatie|contract|customer|client|product)[- ]?(?:code|id)`,
    'klant|uw referentie|onze referentie|referentie|reference|your ref|our ref|ref|uw kenmerk|(?:credit(?:ering)?|correctie) op (?:factuur|nota)|oorspronkelijke (?:factuur|nota)|original invoice|kenteken|terminal|merchant|transactie|machtiging(?:skenmerk)?|incassant(?:[- ]?id)?|mandaat|bestelling|bestelnr|order|offerte|contract|zending|project|ean|bic|swift|ean-?code|aansluiting|pagina|page|seite|blad',
    'telefoon|telefon|telephone|phone|tel|mobiel|mobile|mob|fax|gsm|postbus|p\\.?o\\.? box|kvk vestiging',
  ].join('|'),
  ownReference: '(?:ons )?kenmerk',
  invoiceDate: [
    String.raw`(?:fa[ck]t(?:uur|\.)?|facture|nota|rechnungs|invoice|inv\.?|bill|credit(?:nota|factuur|note)?|gutschrifts|bon|issue|document)${DATE}`,
    String.raw`datum (?:van de )?(?:factuur|facturatie|nota)|date of (?:issue|invoice)|date (?:de )?(?:la )?facture|date d'emission|date issued|issued(?: on)?|gefactureerd op|facturatiedatum|ausstellungsdatum`,
  ].join('|'),
  date: 'datum|date|d\\.d\\.|dd\\.?|dagtekening|verzenddatum factuur|dated',
  dueDate: [
    String.raw`(?:uiterste |uiterlijke )?(?:verval|betaal|betalings|incasso|afschrijf|falligkeits|due|payment due|zahlungs)${DATE}`,
    String.raw`(?:te )?(?:betalen|voldoen|voldaan|betaling)?[ ]?(?:uiterlijk|voor)(?: (?:of )?op| te betalen| te voldoen| voor)?`,
    "te betalen (?:voor|uiterlijk|op)|te voldoen (?:voor|op)|vervalt(?: op)?|verval|vervaldag|payment due(?: by)?|due (?:by|on)|due|pay(?:able)? by|please pay before|fallig(?: am| bis| zum)?|zahlbar bis|date d'echeance|echeance|date limite(?: de paiement)?|a payer avant|incasso(?: op| rond)|(?:rond|omstreeks)",
  ].join('|'),
  otherDate: [
    String.raw`(?:lever|leverings|order|bestel|print|afdruk|geboorte|ingangs|start|begin|eind|offerte|contract|opdracht|prestatie|vertrek|aankomst|boekings|transactie|besteldatum|liefer|leistungs|bestell|auftrags|delivery|order|ship(?:ping)?|print|period|service|birth|start|end|betaal ?op|verzend|werk|bezoek|aanvraag|behandel|uitvoerings|inschrijf|aanvang|meter|opname|valuta|jaar|expiry|renewal|purchase|check-?in|check-?out)${DATE}`,
    'datum (?:van )?(?:levering|bestelling|opdracht|verzending|(?:de )?(?:oorspronkelijke|eerdere|vorige) (?:factuur|nota))|date de livraison|date of (?:birth|supply|delivery)|periode?|period|billing period|leistungszeitraum|zeitraum|tijdvak|van|from|vanaf|t/m|tot(?: en met)?|until|through|bis|betaald op|paid on|ontvangen op|geldig tot|valid until|looptijd|besteld op|geleverd op|order van|week',
  ].join('|'),
  gross: [
    String.raw`(?:${TOTAL} )?(?:\(|in )?(?:eur(?:o)? )?${INCLUDING}[ ]?(?:\d{1,2} ?% ?)?${VAT}`,
    String.raw`${TOTAL} \(?${INCLUDING}`,
    String.raw`${VAT} ${INCLUDING}|${TOTAL} ttc`,
    'eind(?:totaal|bedrag)|factuur ?(?:totaal|bedrag)|totaal(?:bedrag)? (?:van (?:de(?:ze)? )?)?factuur|totaal credit(?:nota)?|grand total|invoice total|total invoice|rechnungs(?:betrag|summe)|gesamtbetrag|endbetrag|bruttobetrag|brutto|bruto|creditbedrag|notabedrag|total general|montant ttc',
  ].join('|'),
  payable: [
    String.raw`(?:totaal(?:bedrag)? |bedrag |nog |factuurbedrag |saldo |resterend )?(?:te (?:betalen|voldoen)|door u te betalen)(?: bedrag)?`,
    'te betalen bedrag|te ontvangen(?: bedrag)?|(?:total )?amount (?:due|payable)|total due|balance due|total payable|zu zahlen(?:der betrag)?|zahlbetrag|zahlungsbetrag|net a payer|montant du|total a payer|openstaand(?: bedrag| saldo)?|nog te (?:betalen|voldoen)|restant|te incasseren(?: bedrag)?|af te schrijven(?: bedrag)?|incassobedrag|resterend bedrag|te crediteren|tegoed',
  ].join('|'),
  total: 'totaal(?:bedrag)?|totalen|total|totals|summe|gesamt|montant total|som|totaal eur(?:o)?|total eur',
  net: [
    String.raw`(?:${TOTAL} )?\(?${EXCLUDING}[ ]?(?:\d{1,2} ?% ?)?${VAT}`,
    String.raw`${TOTAL} ${EXCLUDING}|${VAT} ${EXCLUDING}|${TOTAL} (?:netto|net)`,
    String.raw`${VAT}[ -]?(?:grondslag|basis)|(?:over|grondslag|basis) ${VAT}|(?:hoog|laag)? ?${VAT} (?:hoog |laag )?over|\d{1,2} ?% (?:${VAT} )?(?:over|van|of|op)|\d{1,2} ?% ${VAT} (?:over|van|op)`,
    'sub[- ]?totaal|sub[- ]?total|sous[- ]total|zwischensumme|netto(?:[- ]?bedrag|[- ]?totaal|betrag|summe)?|net(?: amount| total)|total net|goederen(?:bedrag|waarde)|grondslag|belastbaar(?: bedrag)?|maatstaf(?: van heffing)?|taxable(?: amount)?|total ht|montant ht|base ht|bemessungsgrundlage|warenwert',
  ].join('|'),
  vat: [
    String.raw`(?:totaal |total |waarvan |bedrag |plus |\+ ?|zzgl\.? |enthaltene )?(?:\d{1,2}(?:[.,]0+)? ?% ?)?${VAT}(?:[- ]?(?:bedrag|totaal|amount|total|betrag))?(?: ?(?:hoog|laag|verlegd|nul))?(?: ?(?:tarief))?(?:[ (]{0,2}\d{1,2}(?:[.,]0+)? ?%\)?)?`,
    String.raw`(?:totaal|total|bedrag|hoog|laag) ${VAT}`,
  ].join('|'),
  paid: '(?:reeds |al |vooraf |bedrag )?(?:voldaan|betaald|ontvangen)|vooruitbetaald|vooruitbetaling|aanbetaling|voorschot(?:ten)?|(?:already |amount )?paid|deposit|pin(?:betaling)?|pinnen|bankpas|maestro|v pay|contant|cash|wisselgeld|retour|change|anzahlung|bereits bezahlt|bezahlt|acompte|deja (?:paye|regle)|in mindering(?: gebracht)?|ideal|bancontact|creditcard|mastercard|visa|cadeaukaart',
  otherAmount:
    'assurantiebelasting|(?:verzend|vracht|administratie|transport|order|bezorg|behandel|porto|voorrij|reis|start|incasso|aanmanings?|herinnerings)[- ]?kosten|verzending|bezorging|porto|shipping|freight|versand(?:kosten)?|frais de port|korting(?:sbedrag)?|discount|rabatt|remise|skonto|betalings?korting|stuks?prijs|eenheidsprijs|prijs|tarief|price|unit price|einzelpreis|preis|prix|statiegeld|emballage|fust|afronding|rounding|vorig(?:e)? (?:saldo|factuur)|saldo|per (?:maand|stuk|uur|jaar)|toeslag|kredietbeperking|g-rekening|maandbedrag|termijnbedrag|(?:uw )?besparing|u bespaart|limiet|maatschappelijk kapitaal|loon(?:kosten|som)?|credit limit|fooi|tip|kapitaal',
  kvkNumber: String.raw`k\.?v\.?k\.?(?:[- ]?(?:nummer|nr|no|reg)\.?)?|kamer van koophandel|handelsregister|chamber of commerce|coc(?:[- ]?(?:number|no|nr))?|trade register|h\.?r\.?b\.?`,
  vatNumber: String.raw`(?:b\.?t\.?w\.?|vat|ust|mwst|tva|ob|omzetbelasting)(?:[- ]?identificatie)?[-. ]{0,2}(?:nummer|number|nr|no|id(?:-?nr|entificatienummer)?|reg(?:istration)?)\.?|ust-?idnr\.?|vat registration|uid`,
  iban: 'iban(?:[- ]?(?:nummer|nr|no))?|bankrekening(?:nummer)?|rekening(?:nummer|nr)|rek\\.? ?nr|bank account|kontonummer|konto|banknummer|bank',
  paymentReference:
    'betalings?-? ?(?:kenmerk|referentie)|betaal-? ?kenmerk|payment reference|acceptgiro|gestructureerde mededeling|verwendungszweck|onder vermelding van|o\\.?v\\.?v\\.?|mededeling|kenmerk bij betaling',
}
