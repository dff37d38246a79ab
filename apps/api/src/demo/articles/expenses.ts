import type { DemoArticle } from './demo-article.ts'

/** What people drive and pay for the company themselves. */
export const expenseArticles: readonly DemoArticle[] = [
  {
    key: 'ritten',
    title: 'Ritten: kilometers met je eigen auto',
    pages: ['trips'],
    keywords: 'kilometers kilometervergoeding rit ritten auto woon-werk retour reiskosten 0,23',
    text: `
Rijd je met je eigen auto voor je bedrijf, dan telt elke kilometer mee: € 0,23 vanaf 2024, € 0,21 in 2023 en € 0,19 in de jaren daarvoor. Ook woon-werkverkeer telt. Houd je ritten bij onder **Ritten**.

## Een rit toevoegen

1. Druk op **Rit toevoegen** en kies de dag. Maakte je de rit vaker? Kies hem dan bij de gebruikelijke ritten.
2. Vul in waar je vandaan kwam, waar je heen ging en hoeveel kilometer dat enkele reis is. Ging je heen en terug, dan telt Klopt de kilometers dubbel.
3. Schrijf het doel op, zoals de klant die je bezocht, en kies zakelijk, woon-werk of privé. Een privérit bewaar je voor je administratie; die telt niet mee.
4. Staat er een auto van de zaak op je balans, kies dan waarmee je reed. De kosten van die auto staan al in je boeken, dus krijgt zo'n rit geen kilometervergoeding. Bewaar hem wel: zo laat je zien hoeveel je privé reed.

## Wat Klopt boekt

Is de maand voorbij, dan boekt Klopt de kilometers als kosten. Heb je een eenmanszaak, dan staat het bedrag daartegenover bij je privéstortingen. Bij een bv, en voor medewerkers, staat het bij **Te betalen** op naam van wie reed: zet het in een betaalbestand, net als een bonnetje. Verander je daarna nog een rit, dan boekt Klopt het verschil. Zijn de boeken van die maand vastgezet, dan wacht de boeking en zie je waarom.

Heb je iets betaald, zoals parkeren? Dien dat in als [bonnetje](bonnetjes).
`,
  },
  {
    key: 'bonnetjes',
    title: 'Bonnetjes: zelf betaald voor het bedrijf',
    pages: ['expenses'],
    keywords: 'bonnetje bon declaratie declareren voorgeschoten vergoeden foto medewerker privé betaald kassabon',
    text: `
Heb je met je eigen geld iets voor het bedrijf betaald, zoals parkeren of een lunch? Dien de bon in onder **Bonnetjes**. Dat kan ook als je alleen je uren bijhoudt; je ziet dan alleen je eigen bonnetjes.

## Een bonnetje indienen

1. Druk op **Bonnetje**.
2. Maak een foto van de bon, of kies een foto of pdf.
3. Druk op **Indienen**. Weet je het bedrag of de categorie, vul die dan in. Wat je leeg laat, vult degene aan die goedkeurt.

## Goedkeuren of afwijzen

Wie inkopen mag boeken opent het bonnetje, kijkt het na en keurt het goed. Klopt boekt dan de kosten en de btw. Bij afwijzen hoort een reden, die de indiener leest. Die kan het bonnetje aanpassen en opnieuw indienen.

## Vergoeden

Van een medewerker of de eigenaar van een bv staat een goedgekeurd bonnetje open tot het is betaald. Maak een betaalbestand voor je bank, of kies **Contant vergoed**. Bij een eenmanszaak hoeft dat niet: wat de eigenaar betaalt telt als privéstorting.

Kilometers met je eigen auto houd je bij onder [ritten](ritten).
`,
  },
]
