import type { DemoArticle } from './demo-article.ts'

/** What lasts for years. */
export const assetArticles: readonly DemoArticle[] = [
  {
    key: 'activa',
    title: 'Activa: wat jaren meegaat schrijf je af',
    pages: ['assets'],
    keywords: 'afschrijven afschrijving investering laptop auto inventaris bedrijfsmiddel restwaarde boekwaarde kia',
    text: `
Een laptop, camera of auto gebruik je jaren. De kosten tellen daarom niet in een keer, maar elk jaar voor een deel. Klopt doet dat voor je bij **Activa**.

## Een activum toevoegen

1. Boek de [inkoop](inkoop) zoals altijd. Kost iets € 450 of meer, dan stelt Klopt bij **Activa** voor er een activum van te maken.
2. Kies de rekening, vanaf wanneer je het gebruikt en hoe lang het meegaat. Vijf jaar is het kortst: voor de belasting schrijf je hoogstens 20% van de aanschafwaarde per jaar af, van goodwill 10%. Staat de soort er nog niet tussen je rekeningen, zoals goodwill of een terrein, dan wordt hij toegevoegd zodra je hem kiest.
3. Sla op. Klopt boekt de afschrijving elke maand, of elk boekjaar.

Had je het al voor je met Klopt begon? Vink dat aan en vul in wat er toen was afgeschreven.

## Verkopen of afdanken

Kies bij het activum **Verkopen of afdanken** en de dag. Klopt schrijft af tot die dag en haalt het uit de boeken. Wat het nog waard was en wat je ervoor kreeg, komen samen op **Boekresultaat**.

## Investeringsaftrek

Investeer je in een jaar veel, dan kun je recht hebben op de kleinschaligheidsinvesteringsaftrek (KIA). Die vraag je aan in je belastingaangifte; in je boeken verandert er niets. Investeringen onder € 450 tellen niet mee. De bedragen van 2023 tot en met 2026 (artikel 3.41 Wet IB 2001) staan bij elk activum en in je jaarrapport; van andere jaren en wat er nog meer geldt lees je bij de [Belastingdienst](https://www.belastingdienst.nl/).
`,
  },
]
