import type { DemoArticle } from './demo-article.ts'

/** The books themselves. */
export const ledgerArticles: readonly DemoArticle[] = [
  {
    key: 'grootboek',
    title: 'Het grootboek lezen',
    pages: ['ledger', 'ledger/accounts/*'],
    keywords: 'rekeningschema saldo rekening kaart boekingen mutaties bezittingen schulden rgs',
    text: `
In het grootboek staat alles wat er in je bedrijf is gebeurd, geordend per rekening. Je hoeft er niet in te werken: Klopt boekt zelf als je een factuur definitief maakt of een bankregel verwerkt. Maar je kunt er wel alles in terugvinden.

## De soorten rekeningen

- **Bezittingen**: je bank, wat klanten je moeten betalen, je inventaris.
- **Schulden en eigen vermogen**: wat je leveranciers en de Belastingdienst moet betalen, en wat van jou is.
- **Omzet**: wat je verkocht.
- **Kosten**: wat je uitgaf om te kunnen verkopen.

## Een rekening openen

1. Ga naar **Grootboek** en zoek op nummer, naam of RGS-code. Rekeningen waar niets op staat, zie je met **Ook lege rekeningen**.
2. Klik op de rekening. Je ziet het beginsaldo, elke boeking in de periode en het eindsaldo.
3. Wijzig boven in het scherm de **Periode** als je verder terug wilt. Dat kan ook in het overzicht van alle rekeningen.
4. Klik op een boeking om te zien [wat erachter zit](boeking).

## Debet en credit

Elke boeking heeft twee kanten die samen gelijk zijn. Krijg je geld, dan staat je bank debet. Je hoeft dat niet te onthouden: bij de [proefbalans](proefbalans) zie je in één keer of alles klopt. Een rekening toevoegen of hernoemen doe je bij [grootboekrekeningen](grootboekrekeningen).
`,
  },
  {
    key: 'boeking',
    title: 'Een boeking bekijken en herstellen',
    pages: ['ledger/entries/*'],
    keywords: 'journaalpost memoriaal tegenboeking terugdraaien correctie dagboek bron verkeerd geboekt',
    text: `
Een boeking is het kleinste stukje van je boekhouding: een datum, een omschrijving en regels die samen op nul uitkomen.

## Wat zie je?

- **Datum** en **Datum van het document**: meestal hetzelfde. Kwam een factuur te laat, dan is de boeking van de eerste dag die nog openstaat.
- **Dagboek**: verkoop, inkoop, bank, kas of memoriaal.
- **Bron**: de factuur of bankregel waar de boeking uit komt. Klik erop om die te openen.
- **Regels**: de rekeningen met hun bedrag, debet of credit, en de btw.

## Waarom kun je niets wijzigen?

Wat geboekt is, blijft staan. Zo kan niemand achteraf ongemerkt iets veranderen, en dat is precies wat de Belastingdienst van een administratie vraagt. Herstellen gaat met een **tegenboeking**, die de eerste opheft. Samen zijn ze nul en je ziet ze allebei.

## Zo herstel je een fout

- Een verkeerd verwerkte bankregel: kies **Ongedaan maken** bij [bank verwerken](bank-verwerken) en boek die opnieuw.
- Een verkeerde verkoopfactuur: maak een [creditfactuur](creditfactuur).
- Een verkeerd geboekte [inkoopfactuur](inkoop): draai die terug en boek opnieuw.

Zit de fout in een periode waarover je al btw hebt aangegeven, lees dan hoe je [je aangifte herstelt](btw-herstellen).
`,
  },
  {
    key: 'proefbalans',
    title: 'De proefbalans: klopt alles?',
    pages: ['reports/trial-balance'],
    keywords: 'saldibalans rapport controle debet credit accountant exporteren csv afdrukken',
    text: `
De proefbalans zet alle rekeningen onder elkaar, met hun beginsaldo, wat er in de periode bij en af ging, en het eindsaldo. Het is het eerste overzicht dat een boekhouder opent.

## Gebruiken

1. Ga naar **Rapporten**, open de **Proefbalans** en kies de periode.
2. Kijk of er staat dat debet en credit gelijk zijn. In Klopt kan dat niet anders, want een boeking die niet sluit wordt geweigerd.
3. Klik op een rekening om te zien waaruit het saldo bestaat.

## Vijf controles die je zelf kunt doen

- Is het saldo van elke **bankrekening** gelijk aan dat op je laatste afschrift?
- Is **debiteuren** gelijk aan het totaal van je openstaande [facturen](facturen)?
- Is **crediteuren** gelijk aan wat je nog aan leveranciers moet betalen?
- Staan tussenrekeningen, zoals geld onderweg, op nul?
- Is de btw over gesloten perioden weg, en past de rest bij je volgende [btw-aangifte](btw-aangifte)?

Wijkt er iets af, open dan de rekening in het [grootboek](grootboek) en zoek de boeking die er niet hoort.

## Delen

Je kunt de proefbalans **afdrukken** of als CSV downloaden voor je boekhouder. Nog handiger: geef je boekhouder zelf toegang, bij [gebruikers](gebruikers).
`,
  },
  {
    key: 'grootboekrekeningen',
    title: 'Grootboekrekeningen toevoegen en hernoemen',
    pages: ['settings/ledger-accounts'],
    keywords: 'rekeningschema aanpassen nieuwe rekening nummer btw-code rgs buiten gebruik',
    text: `
Je administratie begint met een rekeningschema dat past bij je rechtsvorm, gebaseerd op het Referentie Grootboekschema (RGS). Voor de meeste bedrijven is dat genoeg.

## Een rekening toevoegen

1. Ga naar **Instellingen**, **Grootboekrekeningen** en kies **Rekening toevoegen**.
2. Geef een nummer van vier tot zes cijfers. Rekeningen met nummers dicht bij elkaar staan bij elkaar, dus kies een nummer in de buurt van rekeningen van dezelfde soort.
3. Kies een naam die over een jaar nog duidelijk is, en de soort.
4. Kies eventueel de btw-code die Klopt moet voorstellen.

## Maak er niet te veel

Een aparte rekening heeft zin als je die kosten apart wilt volgen, of als er andere regels voor gelden. Zo zijn etentjes met klanten maar deels aftrekbaar; zet ze niet bij je kantoorkosten. Voor elke leverancier een eigen rekening is niet nodig: dat zie je al bij je [relaties](relaties).

## Verwijderen kan niet

Op een rekening waarop is geboekt, rusten oude cijfers. Gebruik je die niet meer, kies dan **Buiten gebruik stellen**: die wordt niet meer voorgesteld, maar blijft in het [grootboek](grootboek) zichtbaar. Rekeningen waar Klopt zelf op boekt, zoals debiteuren en btw, blijven altijd in gebruik.
`,
  },
]
