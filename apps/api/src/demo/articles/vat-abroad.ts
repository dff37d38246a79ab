import type { DemoArticle } from './demo-article.ts'

/** VAT across borders. */
export const vatAbroadArticles: readonly DemoArticle[] = [
  {
    key: 'eu-klanten',
    title: 'Klanten in de EU en de ICP-opgaaf',
    pages: [],
    keywords: 'intracommunautair buitenland europa belgië duitsland icp 3b vies btw-nummer export oss',
    text: `
Lever je aan een **ondernemer** in een ander EU-land, dan reken je meestal geen Nederlandse btw. Daar horen voorwaarden bij.

## Controleer het btw-id

Controleer het btw-id van je klant in VIES, het register van de Europese Commissie, en bewaar de uitkomst. Klopt het nummer niet, dan mag je de btw niet verleggen. Bewaar bij goederen ook het bewijs dat ze Nederland hebben verlaten, zoals een vrachtbrief.

## Zo factureer je

1. Kies bij de [relatie](relaties) **Bedrijf in een EU-land** en vul het btw-id in.
2. Kies op de factuur of je **goederen** of een **dienst** levert. Klopt zet de juiste zin en beide btw-id's erop.
3. Het bedrag komt in rubriek **3b** van je [btw-aangifte](btw-aangifte).

## De ICP-opgaaf

Je geeft deze bedragen ook per klant door in de opgaaf intracommunautaire prestaties. De ICP-opgaaf moet samen precies gelijk zijn aan rubriek 3b.

- Meestal doe je die per kwartaal.
- Lever je in een kwartaal, of leverde je in een van de vier kwartalen ervoor, voor meer dan € 50.000 aan **goederen**, dan doe je die per maand.

## Particulieren in de EU

Verkoop je aan consumenten in andere EU-landen, dan is vanaf € 10.000 per jaar samen de btw van hun land verschuldigd. Dat kun je via de éénloketregeling (OSS) regelen bij de [Belastingdienst](https://www.belastingdienst.nl/). Onder die grens reken je Nederlandse btw.
`,
  },
  {
    key: 'buitenlandse-btw',
    title: 'Buitenlandse btw terugvragen',
    pages: ['reports/foreign-vat'],
    keywords: 'duitse belgische btw hotel tanken beurs europa teruggaaf btw-refund 1 oktober 30 september',
    text: `
Op een hotelrekening uit Berlijn staat Duitse btw. Die trek je niet af in je Nederlandse aangifte, ook niet in rubriek 5b. Die vraag je terug bij dat land.

## Zo boek je die

1. Kies bij het boeken van de [inkoopfactuur](inkoop) **Geen btw**. Het hele bedrag is dan kosten.
2. Vul bij **Buitenlandse btw** in hoeveel btw erin zit, en van welk land. Van een factuur met een btw-id uit een ander EU-land vult Klopt dit zelf in.

## Zo vraag je die terug

1. Ga naar **Rapporten**, **Buitenlandse btw**. Daar staat per land en kwartaal wat je betaalde.
2. Neem de facturen over, of haal ze op als CSV of Excel.
3. Vraag de btw terug via Mijn Belastingdienst Zakelijk: per land een verzoek, uiterlijk **30 september** van het jaar erna. Klopt verstuurt het verzoek niet zelf.
4. Kies **Afvinken**. Zolang je dat niet doet, herinnert het dashboard je eraan vanaf 1 juli.

Over een heel jaar moet het om minstens 50 euro per land gaan, over een kortere periode om minstens 400 euro. Elk land bepaalt zelf welke btw het teruggeeft. Onder de [KOR](kor) kun je niets terugvragen, en heb je ook vrijgestelde omzet, dan alleen een deel.
`,
  },
]
