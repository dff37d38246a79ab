import type { DemoArticle } from './demo-article.ts'

/** The bank. */
export const bankArticles: readonly DemoArticle[] = [
  {
    key: 'bankboeken',
    title: 'Bank en kas: je rekeningen, kas en creditcard',
    pages: ['settings/bank-books'],
    keywords: 'bankboek bankrekening toevoegen iban kas spaarrekening creditcard hoofdrekening',
    text: `
Alles van één bankrekening, kaart of kas staat in Klopt bij elkaar. Elke rekening heeft een eigen plek in het [grootboek](grootboek), zodat het saldo in Klopt gelijk loopt met dat van je bank.

## Een rekening toevoegen

1. Ga naar **Instellingen**, **Bank en kas** en kies **Rekening toevoegen**.
2. Kies de soort: een gewone bankrekening, een spaarrekening, een creditcard of een kas.
3. Vul het IBAN in. Klopt herkent aan het nummer welke bank het is.

Je kunt deze stap ook overslaan: importeer je een afschrift van een rekening die Klopt niet kent, dan vraagt Klopt of die toegevoegd moet worden.

## De hoofdrekening

Eén ervan is de **hoofdrekening**. Dat IBAN staat op je facturen en in de QR-code. Met **Hoofdrekening maken** kies je een andere.

## Zakelijk en privé

Voor een bv is een eigen rekening nodig. Een eenmanszaak mag een privérekening gebruiken, maar een aparte rekening maakt je boekhouding veel overzichtelijker: je hoeft dan geen boodschappen te boeken. Maak je geld over naar jezelf, boek dat dan op privé-opnamen.

Daarna kun je [afschriften importeren](bank-importeren).
`,
  },
  {
    key: 'bank-importeren',
    title: 'Een bankafschrift importeren',
    pages: ['bank/import'],
    keywords: 'mt940 camt.053 csv downloaden ing rabobank abn amro bunq knab afschrift conflict dubbel',
    text: `
Klopt leest de afschriften die je bij je bank downloadt. Je kunt meer bestanden tegelijk kiezen, ook ingepakt als zip.

## Zo doe je het

1. Log in bij je bank en download de transacties. Kies liefst **CAMT.053** of **MT940**; de CSV van een Nederlandse bank, N26, Revolut of Wise kan ook. Van Mollie, Stripe, PayPal en SumUp importeer je het overzicht bij de [rekening](bankboeken) van die betaalprovider. Elk ander CSV- of Excel-bestand gaat ook: Klopt vraagt dan één keer welke kolom wat is en onthoudt dat.
2. Ga naar **Bank** en kies **Afschrift importeren**.
3. Sleep het bestand naar het vak. Je krijgt eerst een voorbeeld: de periode, begin- en eindsaldo en de regels die nieuw zijn.
4. Klopt het? Importeer dan. Duurt het lang, dan kun je **Stoppen**: er wordt dan niets geïmporteerd. Daarna ga je door naar [bank verwerken](bank-verwerken).

## Dubbele regels

Overlappen twee afschriften, dan herkent Klopt de regels die er al zijn en slaat ze over. Twee echte betalingen die op elkaar lijken, blijven allebei staan. Je kunt dus zonder zorgen een ruime periode downloaden.

## Als er iets niet klopt

- **Dit afschrift komt niet overeen met je boeken** (foutcode 5018): er wordt niets geïmporteerd. Je ziet de verschillen naast elkaar. Vaak is het bestand met de hand bewerkt, of is dezelfde periode eerder in een ander formaat geïmporteerd. Download het opnieuw in het formaat dat je eerder gebruikte.
- **Het beginsaldo sluit niet aan**: er mist waarschijnlijk een afschrift over de dagen ervoor. Importeer dat ook.
- **Rekening niet genoemd**: kies zelf bij welke [rekening](bankboeken) het bestand hoort.
`,
  },
  {
    key: 'bank-koppelen',
    title: 'Je bank koppelen: regels komen vanzelf binnen',
    pages: ['bank/connections'],
    keywords: 'bankkoppeling psd2 toestemming vernieuwen 180 dagen enable banking automatisch ophalen ontkoppelen',
    text: `
Met een bankkoppeling hoef je geen afschriften meer te downloaden: Klopt haalt vier keer per dag op wat er nieuw is. Je geeft daar bij je bank toestemming voor. Klopt kan dan meelezen, maar niets betalen.

## Een bank koppelen

1. Ga naar **Bank**, kies onder **Meer acties** (…) **Koppelingen** en dan **Bank koppelen**.
2. Kies je bank. Je gaat naar de site van je bank en logt daar in zoals je gewend bent.
3. Kies welke rekeningen Klopt mag lezen en bevestig dat.
4. Je komt terug in Klopt. De regels van de laatste negentig dagen komen binnen en wachten bij [bank verwerken](bank-verwerken).

Alleen een beheerder kan koppelen. Wie de koppeling begint, maakt die binnen een uur ook af.

## De toestemming loopt af

De wet laat een toestemming hoogstens 180 dagen gelden; sommige banken houden het korter. Twee weken van tevoren zie je dat op je dashboard en bij **Bank**. Kies dan **Toestemming vernieuwen**. Het ophalen gaat verder waar het was, er mist niets.

## Koppeling en afschriften door elkaar

Je kunt gerust ook [afschriften importeren](bank-importeren) van dezelfde dagen: wat er al is, wordt overgeslagen. Geeft de bank andere regels dan je al hebt, dan importeert Klopt niets en zie je dat bij de koppeling.

## Koppelen kan niet

Staat er dat deze Klopt geen bank kan koppelen, dan heeft wie Klopt voor je draait dat niet ingesteld. Importeer dan je afschriften. Met **Ontkoppelen** stopt het ophalen; alles wat er is, blijft staan.
`,
  },
  {
    key: 'bank-verwerken',
    title: 'Bankregels verwerken',
    pages: ['bank'],
    keywords:
      'dubbel betaald teveel terugbetalen tegoed boeken voorstel koppelen afletteren splitsen ongedaan maken sneltoetsen zekere transactie',
    text: `
Na het importeren wachten de nieuwe regels bij **Bank**. Bij elke regel zoekt Klopt een voorstel: een factuur die erbij past, of een rekening waar je het eerder op boekte.

## Regel voor regel

1. Klik op een regel. Rechts zie je het voorstel en hoe het geboekt wordt.
2. Klopt het? Kies **Akkoord**, of druk op **Enter**.
3. Klopt het niet, zoek dan zelf een openstaande factuur of een grootboekrekening.
4. Hoort een betaling bij meer dingen, kies dan **Splitsen** en verdeel het bedrag.

Met **Verwerk zekere** boek je in één keer alle regels waarvan Klopt zeker is, zoals een betaling met het juiste factuurnummer én bedrag. Je ziet hoe ver het is en kunt stoppen. Was het toch niet goed, dan zet je met **Alles terugzetten** alles van die keer terug.

## Bijzondere gevallen

- **Deel van een factuur betaald**: koppel het bedrag gewoon aan de factuur. De rest blijft openstaan.
- **Meer facturen in één betaling, of een klein verschil**: Klopt zoekt welke facturen het bedrag zijn, ook met een betalingskorting, bankkosten of een paar cent verschil. Je ziet waar dat geboekt wordt en kiest zelf **Akkoord**.
- **Te veel of twee keer betaald**: kies **Tegoed van** die klant; er zit geen btw in. Wie online twee keer betaalt, krijgt dat tegoed vanzelf. Betaal het terug bij **Te betalen** en koppel die bankregel aan het tegoed, of verreken het met een volgende factuur.
- **Betaald door een ander**: staat de naam van je klant of het factuurnummer in de omschrijving, dan stelt Klopt die factuur voor. Bij alleen een naam beslis jij.
- **Overboeking tussen je eigen rekeningen**: kies de rekening voor geld onderweg, zodat het niet als omzet of kosten telt.
- **Privé betaald of opgenomen**: boek op privé.
- **Kosten met een bon**: maak eerst de [inkoopfactuur](inkoop) en koppel de betaling daaraan, dan krijg je de btw terug.

## Vergissing?

Bij **Verwerkt** kies je **Ongedaan maken**. De regel wacht dan weer. Met het toetsenbord gaat het snelst: pijltjes voor de regels, **S** om te splitsen, **R** voor een [bankregel die vaker komt](bankregels), Ctrl+Z om ongedaan te maken.
`,
  },
  {
    key: 'bankregels',
    title: 'Boek dit voortaan zo: regels voor je bank',
    pages: [],
    keywords: 'automatisch boeken regel herkennen vaste kosten abonnement huur telefoon bankkosten',
    text: `
Sommige afschrijvingen komen elke maand terug: huur, telefoon, verzekering, bankkosten. Met een regel hoef je die maar één keer te boeken.

## Een regel maken

1. Open bij [bank verwerken](bank-verwerken) een bankregel die vaker komt.
2. Kies de grootboekrekening en de btw zoals je die altijd wilt.
3. Zet **Boek dit voortaan zo** aan, of druk op **R**.
4. Kies **Akkoord**.

Klopt onthoudt aan welke tegenpartij en omschrijving de regel te herkennen is. Bij een volgende import staat het voorstel klaar, en telt het mee bij de zekere regels.

## Let op de btw

- Over verzekeringen, bankkosten en de meeste huur van woningen zit geen btw. Kies dan een rekening zonder btw.
- Voor telefoon en internet krijg je btw terug, maar alleen met een factuur op naam van je bedrijf. Bewaar die bij je [documenten](documenten).
- Wisselt het bedrag of de soort kosten, zoals bij een webwinkel, maak dan liever geen regel.
- Aan de Belastingdienst betaal je alle belastingen op één rekening. Een regel daarvoor let daarom ook op het woord dat zegt welke belasting het is. Btw is alleen zeker met het betalingskenmerk en het bedrag van een [aangifte](btw-aangifte).

## Wat als het verkeerd ging?

Maak de verwerkte regel ongedaan en boek die opnieuw op de goede rekening. Wil je een keer afwijken, kies dan bij het voorstel gewoon iets anders: een regel is een voorstel, jij beslist.
`,
  },
]
