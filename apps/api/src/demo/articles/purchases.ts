import type { DemoArticle } from './demo-article.ts'

/** Buying and what is kept. */
export const purchaseArticles: readonly DemoArticle[] = [
  {
    key: 'inkoop',
    title: 'Een inkoopfactuur of bon boeken',
    pages: ['purchases', 'purchases/*'],
    keywords: 'kosten leverancier inkopen bonnetje voorbelasting boeken crediteur betalen',
    text: `
Boek facturen van leveranciers en bonnen als **inkoop**. Dan krijg je de btw terug, kloppen je kosten en zie je wat je nog moet betalen.

## Zo doe je het

1. Voeg de pdf of foto toe bij je [documenten](documenten) en open het document.
2. Klopt leest de factuur en stelt de leverancier, het nummer, de datum, de bedragen en de btw voor. Een voorstel is nog geen boeking: controleer het.
3. Klik in een veld: in het document lichten de waarden op die erin passen. Klik op de goede.
4. Kies per regel de grootboekrekening en de btw.
5. Boek de factuur. Die staat nu open tot je betaalt.

## Betalen

Koppel de afschrijving bij [bank verwerken](bank-verwerken) aan de inkoopfactuur. Je boekt de kosten dan niet nog een keer.

## Waar je op let

- De btw mag je alleen aftrekken als de factuur aan de [eisen](factuureisen) voldoet en je het gekochte voor belaste omzet gebruikt.
- Eten en drinken in een café of restaurant: die btw is **niet** aftrekbaar.
- Staat er geen btw op omdat die is [verlegd](verlegde-btw), kies dan de btw-code daarvoor.
- Waarschuwt Klopt dat je dit nummer van deze leverancier al hebt geboekt? Controleer of je de factuur niet twee keer hebt gekregen.

## Niet betaald?

Btw die je aftrok, ben je weer verschuldigd als de factuur een jaar na de vervaldatum nog niet betaald is. Je dashboard waarschuwt een maand van tevoren; op de factuur boek je het met **Btw terugbetalen**. Betaal je daarna toch, dan trek je daar dezelfde btw weer af, naar verhouding van wat je betaalde. Wat je je leverancier schuldig bent, verandert niet.
`,
  },
  {
    key: 'documenten',
    title: 'Facturen en bonnen verzamelen',
    pages: ['documents', 'documents/*'],
    keywords: 'uploaden scannen foto pdf mailen inbox doorsturen herkennen ocr bijlage archief',
    text: `
Verzamel elke factuur en elke bon op het moment dat je hem krijgt. Dan hoef je aan het einde van het kwartaal niets te zoeken.

## Drie manieren

- **Slepen of kiezen**: voeg een of meer bestanden tegelijk toe. Een pdf, een foto (png, jpg, gif of webp) en een e-factuur in xml kunnen, tot 10 MB per stuk.
- **Fotograferen**: open Klopt op je telefoon en kies je foto. Leg de bon plat en zorg voor goed licht.
- **Doorsturen**: je administratie heeft een eigen e-mailadres voor documenten. Stuur facturen daarheen door; elke bijlage komt bij je documenten te staan.

## Wat Klopt ermee doet

Klopt leest de tekst en zoekt de leverancier, het nummer, de datum en de bedragen. Bij een e-factuur staan die gegevens er al precies in. Daarna maak je er een [inkoopfactuur](inkoop) van.

Voeg je hetzelfde bestand nog een keer toe, dan herkent Klopt het en krijg je het bestaande document te zien.

## Opruimen

Een document is **Nog niet verwerkt**, **Verwerkt** of **In prullenbak**. Weggooien is niet voorgoed: je kunt het terughalen. Dat is nodig ook, want je moet je stukken [zeven jaar bewaren](bewaarplicht).
`,
  },
  {
    key: 'creditnota',
    title: 'Een creditnota van een leverancier',
    pages: [],
    keywords: 'creditfactuur ontvangen retour terugbetaling korting leverancier inkoop',
    text: `
Stuur je iets terug of heeft een leverancier te veel gerekend, dan krijg je een creditnota: een factuur met een negatief bedrag.

## Zo boek je die

1. Voeg de creditnota toe bij je [documenten](documenten).
2. Maak er een inkoop van en kies dat het een **creditnota** is. De bedragen vul je in zonder minteken; Klopt boekt ze de andere kant op.
3. Kies dezelfde grootboekrekening en btw als op de oorspronkelijke factuur. Dan gaan de kosten en de btw er precies weer af.
4. Boek die in de periode van de datum op de creditnota.

## Wat gebeurt er met de btw?

De btw die je eerder aftrok, betaal je terug in de [btw-aangifte](btw-aangifte) van de nieuwe periode. Je hoeft een oude aangifte niet te herstellen.

## Geld terug of verrekenen

- **Je krijgt geld terug**: koppel de bijschrijving bij [bank verwerken](bank-verwerken) aan de creditnota.
- **Het wordt verrekend**: je betaalt de volgende factuur minus het tegoed. Kies bij die afschrijving **Splitsen** en koppel de factuur én de creditnota. Samen zijn ze gelijk aan wat je betaalde.

Wil je zelf een factuur aan een klant terugdraaien? Dat heet in Klopt een [creditfactuur](creditfactuur) en gaat vanuit de factuur zelf.
`,
  },
  {
    key: 'bewaarplicht',
    title: 'Hoe lang moet je alles bewaren?',
    pages: [],
    keywords: 'zeven jaar tien jaar fiscale bewaarplicht archief weggooien papier digitaal scan',
    text: `
Als ondernemer moet je je administratie bewaren, zodat de Belastingdienst die kan controleren. Ook als je stopt met je bedrijf of met Klopt.

## De termijnen

- **Zeven jaar**: je hele administratie. Facturen die je stuurt en krijgt, bankafschriften, het grootboek, contracten en je urenadministratie.
- **Tien jaar**: alles wat met onroerend goed te maken heeft, zoals een bedrijfspand waarover je btw hebt afgetrokken.

De zeven jaar begint te lopen nadat het stuk niet meer van belang is. Een contract voor vijf jaar bewaar je dus zeven jaar nadat het is afgelopen.

## Digitaal of op papier?

Kreeg je een factuur per mail, bewaar dan dat bestand. Een uitdraai is niet genoeg. Een papieren bon mag je scannen of fotograferen, als alles goed leesbaar is en er niets ontbreekt. Voeg hem toe bij je [documenten](documenten).

## Wat Klopt doet

- Geboekte stukken verdwijnen nooit: een fout draai je terug met een nieuwe boeking.
- Verstuurde facturen blijven precies zoals je klant ze kreeg.
- Met [gegevens exporteren](exporteren) haal je alles in één zip op. Doe dat elk jaar een keer, en zeker voordat je een administratie laat [verwijderen](verwijderen).
`,
  },
]
