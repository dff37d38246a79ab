import type { DemoArticle } from './demo-article.ts'

/** From the term of payment to the money. */
export const gettingPaidArticles: readonly DemoArticle[] = [
  {
    key: 'betaaltermijn',
    title: 'Betaaltermijn, herinnering en aanmaning',
    pages: [],
    keywords: 'klant betaalt niet te laat wanbetaler incassokosten 14 dagen brief vervaldatum debiteurenbeheer',
    text: `
Hoe sneller je factureert, hoe sneller je betaald krijgt. De betaaltermijn kies je per relatie of per factuur; de standaard stel je in bij de [opmaak van je factuur](factuur-opmaak).

## Welke termijn mag?

- Spreek je met een bedrijf niets af, dan geldt 30 dagen.
- Tussen bedrijven is 60 dagen het gewone maximum. Een groot bedrijf moet een kleiner bedrijf binnen 30 dagen betalen.
- Bij consumenten is 14 dagen gebruikelijk.

## Te laat, en dan?

1. Kijk op je [dashboard](dashboard) of bij **Facturen**, **Te laat**. Controleer eerst of je bank helemaal is verwerkt.
2. Laat Klopt een herinnering sturen: bij **Facturen**, **Te herinneren** staat wat er vandaag verstuurd kan worden. Na hoeveel dagen, met welke tekst en of Klopt ze zelf verstuurt, stel je in bij **Instellingen**, **Herinneringen**.
3. Helpt dat niet, bel dan. Vaak zit er een vraag achter.
4. Stuur daarna een aanmaning met een laatste termijn.

## Incassokosten

Een **consument** moet je eerst een brief sturen waarin hij 14 dagen krijgt, gerekend vanaf de dag na ontvangst, met daarin het bedrag van de kosten. Pas daarna mag je ze rekenen. Ze zijn 15% over de eerste € 2.500, 10% over de volgende € 2.500, 5% over de volgende € 5.000 en daarna minder; minstens € 40 en hoogstens € 6.775. Een bedrijf ben je zo'n brief niet verplicht.

Een klant krijgt hoogstens één brief per dag, met alles wat te laat is. Vraag je daarin kosten en rente, dan staan die ook op de klantpagina en in de online betaling, tot je ze kwijtscheldt.
`,
  },
  {
    key: 'aanbetaling',
    title: 'Een aanbetaling vragen en verrekenen',
    pages: ['invoices', 'estimates'],
    keywords: 'voorschot vooruitbetaling aanbetalingsfactuur eindfactuur termijn vooraf betalen',
    text: `
Vraag je een deel van het bedrag vooraf, dan stuur je een aanbetaling. Op de eindfactuur gaat die er weer af.

## Vragen

- Los: begin een [factuur](factuur-maken), open **Leverdatum, aanbetaling en munteenheid** en vink **Dit is een aanbetaling** aan. Vul bij **Geleverd op of vanaf** in wanneer je verwacht te leveren: die dag bepaalt het btw-tarief.
- Van een geaccepteerde offerte: kies **Factuur maken** en dan **Een aanbetaling**.

Een aanbetaling is nog geen omzet. Die staat in je boekhouding als schuld, en de btw geef je aan over de periode waarin je klant betaalt.

## Verrekenen

Begin de eindfactuur met alle regels, voor het hele bedrag. Onder de regels staan de aanbetalingen van deze klant; vink aan welke eraf gaan. Maak je de eindfactuur van een offerte, dan staan de aanbetalingen daarvan er al op. Elke aanbetaling staat op één factuur.

## Toch anders

Crediteer je de eindfactuur, dan tellen de aanbetalingen weer mee en kun je ze op een nieuwe factuur verrekenen. Een aanbetaling zelf crediteer je zolang ze op geen factuur staat.
`,
  },
  {
    key: 'offerte-herroepen',
    title: 'Een consument ziet af van een offerte',
    pages: ['estimates'],
    keywords: 'herroepen herroepingsrecht bedenktijd annuleren opzeggen consument offerte terugdraaien',
    text: `
Geeft een consument op zijn klantpagina akkoord op een offerte, of noteer jij met **Akkoord noteren** dat dat per telefoon of mail gebeurde, dan is dat een koop op afstand. De wet geeft dan 14 dagen bedenktijd. Bedrijven hebben die niet.

## Wat je klant ziet

- Voor het akkoord: de prijs, een knop **Bestelling met betalingsverplichting** en uitleg over de bedenktijd.
- Erna, tot en met de laatste dag: **Overeenkomst hier herroepen**. Valt die dag in het weekend of op een feestdag, dan wordt het de eerstvolgende werkdag.
- Na het bevestigen: een e-mail met de verklaring, de datum en de tijd. Bewaart je klant die, dan staat vast dat het op tijd was.

Bij spullen loopt de bedenktijd vanaf de dag dat je klant ze heeft. Klopt kent die dag niet: na de dag op de pagina laat je klant het je per e-mail weten.

## Wat jij doet

De offerte krijgt de status **Herroepen** en staat op je [dashboard](dashboard). Klopt draait zelf niets terug: crediteer wat je al factureerde en betaal binnen 14 dagen terug wat je al kreeg. Een nieuwe factuur van die offerte kan niet meer. Deed je op verzoek al een deel van het werk, maak daarvoor dan een losse [factuur](factuur-maken).
`,
  },
  {
    key: 'vreemde-valuta',
    title: 'Factureren in een andere munt',
    pages: [],
    keywords: 'valuta dollar pond usd gbp chf koers wisselkoers koersverschil munteenheid buitenland',
    text: `
Een [factuur](factuur-maken) kan in dollars, ponden of een andere munt. Je boekhouding en je btw blijven in euro.

## Zo doe je het

1. Open op het concept **Leverdatum, aanbetaling en munteenheid** en kies bij **Munteenheid** de munt.
2. Vul bij **Koers van de dag** in hoeveel één euro is. Heeft je Klopt de koersen van de Europese Centrale Bank, dan neem je die met één druk over. Onder de bedragen zie je wat het in euro wordt.
3. Verstuur de factuur. Daarop staan het totaal en de btw ook in euro.

Een offerte en een herhaalfactuur kunnen dat ook. De factuur die ervan komt krijgt de koers van de eigen dag als Klopt die heeft, anders de koers die je erbij invulde. Een herhaalfactuur die zichzelf verstuurt wacht op de koers van die dag; blijft die uit, dan zie je dat op het dashboard.

Bij een relatie kun je de munt van nieuwe facturen vastleggen.

## Betaald worden

Kies op de bankregel de factuur. Klopt rekent het bedrag dat binnenkwam als betaling van alles wat openstaat; was het een deel, vul dan in hoeveel er in die munt is betaald. Wat het in euro scheelt met de factuur gaat naar **Koersverschillen**.

Een inkoopfactuur in een andere munt boek je met de koers van de factuurdatum; wat je bank er later voor afschrijft verwerk je op dezelfde manier. Een betaalbestand maak je alleen voor facturen in euro.

Crediteer je de factuur, dan gaat dat tegen dezelfde koers. Een aanbetaling, een marge en verkoop via de OSS kunnen alleen in euro.
`,
  },
  {
    key: 'incasso',
    title: 'Facturen incasseren bij je klant',
    pages: ['invoices'],
    keywords: 'automatische incasso machtiging mandaat incassant-id sepa direct debit pain.008 storneren geweigerd',
    text: `
Spreekt een klant met je af dat je zijn facturen mag afschrijven, dan hoef je niet op de betaling te wachten. Klopt maakt het bestand dat je bij je bank aanbiedt.

## Wat je nodig hebt

- Een incassant-ID en een contract voor incasso. Die vraag je aan bij je bank; vul het nummer in bij **Instellingen**, **Bank en kas**.
- Een ondertekende machtiging van je klant, met een kenmerk en een datum. Je legt die vast bij de [relatie](relaties). Krijgt je klant een andere rekening, of de machtiging een ander kenmerk, dan wijzig je dat daar; Klopt meldt het de bank bij de volgende incasso.

## Incasseren

1. Ga naar **Facturen**, **Te incasseren**. Daar staan de open facturen van klanten met een machtiging.
2. Kies de facturen, de rekening en de dag. Je klant hoort 14 dagen vooraf wat je afschrijft, of korter als jullie dat afspraken; Klopt mailt hem die aankondiging.
3. Maak het bestand en bied het aan bij je bank.

Komt het geld binnen, dan herkent Klopt het bedrag als één regel van de bank en zijn al die facturen betaald.

## Geweigerd of teruggehaald

Weigert de bank een afschrijving, of haalt je klant het geld terug, dan staat de factuur weer open, met de reden erbij. Geeft je bank een statusrapport (pain.002), kies dan bij **Incassobestanden** voor **Lees weigeringen**. Je kunt opnieuw incasseren of een [herinnering](betaaltermijn) sturen.

Is de rekening opgeheven, pas dan eerst de machtiging aan. Kent de bank geen geldige machtiging, vraag dan een nieuwe.
`,
  },
]
