import type { DemoArticle } from './demo-article.ts'

/** Paying, and what happens when one stops. */
export const subscriptionArticles: readonly DemoArticle[] = [
  {
    key: 'abonnement',
    title: 'Je abonnement kiezen, wijzigen en opzeggen',
    pages: ['settings/subscription'],
    keywords: 'prijs kosten betalen incasso instap start growth pro opzeggen factuur upgrade machtiging',
    text: `
Je abonnement hangt af van je omzet per jaar. Alle functies zitten in elk betaald abonnement.

## De abonnementen

- **Instap**: tot € 5.000 omzet, € 11,80 per maand.
- **Start**: van € 5.000 tot € 10.000, € 17,70 per maand.
- **Growth**: van € 10.000 tot € 30.000, € 23,60 per maand.
- **Pro**: vanaf € 30.001, € 29,50 per maand.

Betaal je per jaar, dan krijg je twaalf maanden voor de prijs van tien. De prijzen zijn exclusief btw.

## Kiezen of wisselen

1. Ga naar **Instellingen**, **Abonnement**. Alleen de hoofdgebruiker kan kiezen.
2. Kies **Selecteer abonnement** of **Ander abonnement kiezen**.
3. Vul de rekening in waarvan we mogen afschrijven en het adres voor de facturen.
4. Controleer alles en bevestig.

Ben je het niet eens met een afschrijving, dan kun je het bedrag binnen acht weken door je bank laten terugboeken.

## Opzeggen

Kies **Abonnement opzeggen**. Het stopt aan het einde van de lopende periode; tot die dag kun je je bedenken. Daarna kun je nog dertig dagen alles bekijken en [exporteren](exporteren), maar niets meer wijzigen.

Een abonnement geldt voor één administratie. Wordt je boekhouding betaald door je boekhouder, dan staat dat hier ook. Nog niet zover? Lees over de [proefperiode](proefperiode).
`,
  },
  {
    key: 'abonnement-incasso',
    title: 'De facturen en de incasso van je abonnement',
    pages: [],
    keywords: 'afschrijving mislukt storno terugboeken rekeningnummer wijzigen factuur klopt te weinig saldo incassant',
    text: `
Elke periode van een betaald [abonnement](abonnement) krijg je één factuur: per maand of per jaar, met btw. Je vindt alle facturen onder **Instellingen**, **Abonnement**.

## Wanneer we afschrijven

Aan het begin van een periode mailen we de factuur naar het adres dat je opgaf. Daarin staat het bedrag, de rekening, de machtiging en de dag waarop we afschrijven. Dat is minstens veertien dagen later, zodat je op tijd weet wat er komt. Stap je over op betalen per jaar, dan gaan de dagen die je al betaalde eraf.

## Wat de status betekent

- **Te incasseren**: we schrijven af op de dag die erbij staat.
- **Bij de bank**: de opdracht is gegeven.
- **Geïncasseerd** of **Betaald**: je hoeft niets te doen.
- **Mislukt**: de bank kon niet afschrijven of het bedrag is teruggeboekt.

## Als een incasso mislukt

Je krijgt een mail met de reden. Maak het bedrag over met het factuurnummer erbij, of controleer je rekeningnummer onder **Betaling**. We kunnen het nog één keer proberen; dan mailen we de nieuwe dag vooraf. Je administratie blijft gewoon open.

Een ander rekeningnummer geldt voor alles wat nog niet bij de bank ligt. Klopt er iets niet? [Vraag het ons](hulp).
`,
  },
  {
    key: 'proefperiode',
    title: 'De proefperiode en wat er daarna gebeurt',
    pages: [],
    keywords: 'gratis proberen trial verlopen uitloop alleen lezen bekijken 60 dagen',
    text: `
Een nieuwe administratie begint met een gratis proefperiode van **60 dagen**. Je kunt alles gebruiken en hoeft geen betaalgegevens in te vullen.

## Vlak voor het einde

Vanaf 30 dagen voor het einde zie je hoeveel dagen je nog hebt. Kies op tijd een [abonnement](abonnement), dan werk je zonder onderbreking door. Alles wat je in de proefperiode hebt gedaan, blijft staan. Facturen die je stuurde, zijn echte facturen.

## Niet op tijd gekozen?

Dan kun je nog **30 dagen** alles bekijken, maar niets meer wijzigen. Een paar dingen kunnen nog wel:

- een abonnement kiezen en betaalgegevens invullen;
- al je gegevens [exporteren](exporteren);
- een [ticket](hulp) insturen;
- de administratie laten verwijderen of verlaten.

Kies je in die tijd een abonnement, dan ga je verder waar je was gebleven.

## En daarna?

Ook na die dertig dagen gooien we je boekhouding niet zomaar weg. Wil je echt stoppen, bewaar dan eerst een export: je bent verplicht je administratie [zeven jaar te bewaren](bewaarplicht). Daarna kun je die laten [verwijderen](verwijderen).

Alleen de hoofdgebruiker kan een abonnement kiezen. Ben jij dat niet, vraag het dan aan diegene; je vindt de naam bij [gebruikers](gebruikers).
`,
  },
  {
    key: 'exporteren',
    title: 'Al je gegevens exporteren',
    pages: ['settings/export'],
    keywords: 'back-up downloaden zip csv overstappen accountant meenemen kopie json',
    text: `
Je boekhouding is van jou. Je kunt alles op elk moment in één bestand meenemen, ook als je abonnement is afgelopen.

## Zo doe je het

1. Ga naar **Instellingen**, **Gegevens exporteren**.
2. Kies **Exporteren** en laat de pagina open tot het downloaden begint. Met veel documenten kan dat even duren.

## Wat zit erin?

- relaties, facturen met hun regels, grootboekrekeningen, boekingen en bankregels als **CSV**, te openen in een spreadsheet;
- je bedrijfsgegevens en btw-aangiften als **JSON**;
- gewerkte uren en je gesprekken met support als CSV;
- alle documenten, zoals de pdf's van je facturen, onder hun eigen naam.

## Wanneer doe je dit?

- Elk jaar, als je het boekjaar hebt afgerond. Bewaar de zip op een tweede plek.
- Als je overstapt naar een ander programma.
- Voordat je een administratie laat [verwijderen](verwijderen).

De wet vraagt je om je administratie [zeven jaar te bewaren](bewaarplicht). Met een export per jaar voldoe je daar makkelijk aan.

Heeft je boekhouder cijfers nodig? Dan is een export vaak niet nodig: nodig diegene uit bij [gebruikers](gebruikers), of stuur de [proefbalans](proefbalans). Elke export wordt genoteerd.
`,
  },
  {
    key: 'verwijderen',
    title: 'Een administratie laten verwijderen',
    pages: ['removal-requests'],
    keywords: 'stoppen opheffen account weg verwijderverzoek 30 dagen annuleren opzeggen',
    text: `
Stop je met je bedrijf, of heb je een administratie alleen gemaakt om te proberen? Dan kun je die laten verwijderen. Alleen de hoofdgebruiker kan dat aanvragen.

## Voordat je begint

1. Loopt er nog een abonnement? [Zeg het eerst op](abonnement) en wacht tot het is afgelopen.
2. Download alles met [gegevens exporteren](exporteren). Je bent verplicht je administratie [zeven jaar te bewaren](bewaarplicht), ook na het stoppen. Na het verwijderen kan dat alleen nog met je eigen kopie.
3. Is er nog een btw-aangifte te doen? Doe die eerst.

## De aanvraag

Ga naar **Instellingen**, **Verwijderen**, en kies **Verwijdering aanvragen**.

- De eerste **30 dagen** verandert er niets. Iedereen kan er nog bij.
- Bedenk je je, kies dan **Annuleer verwijderverzoek**. Dat kan ook bij [mijn administraties](mijn-administraties).
- Daarna verwijderen we alles voorgoed. Niemand kan er dan nog bij, ook wij niet, en we kunnen niets terughalen.

## Wil je er alleen zelf uit?

Dan hoef je niets te verwijderen. Kies bij [mijn administraties](mijn-administraties) voor **Verlaat administratie**. Ben je de hoofdgebruiker, draag die rol dan eerst over bij [gebruikers](gebruikers).
`,
  },
]
