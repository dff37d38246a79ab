import type { DemoArticle } from './demo-article.ts'

/** Hours and projects. */
export const hoursArticles: readonly DemoArticle[] = [
  {
    key: 'uren',
    title: 'Uren bijhouden en op een factuur zetten',
    pages: ['hours', 'projects'],
    keywords: 'uren timer project taak week urenregistratie tarief afronden goedkeuren urencriterium 1225',
    text: `
Je schrijft uren op een project. Een project heeft een klant en een uurtarief, en taken als je wilt. Eigen werk, zoals je administratie, zet je op een project zonder klant: dat komt nooit op een factuur.

## Uren schrijven

- **In de week**: typ de duur in het vakje van de dag, als 1:30, 1,5 of 90m. Met de pijltjes ga je naar een ander vakje, met **n** schrijf je een notitie en met **t** start of stop je de timer. **p** voegt een project toe, **r** een regel, en **Ctrl Z** zet het laatste vakje terug.
- **Per dag of maand**: kies bovenaan Dag, Week of Maand. Op een telefoon zie je een dag tegelijk; druk op de week om naar een andere te gaan.
- **Met de timer**: start hem bovenaan. Stopt hij, dan staat de tijd bij je uren. Liep hij door na middernacht, dan staat de tijd op beide dagen.
- **Vorige week overnemen** schrijft dezelfde uren nog een keer. Wat er al staat, blijft.

## Op een factuur

1. Ga naar **Uren** en kies **Te factureren**. Uren van dagen die nog komen, staan er als die dag er is.
2. Kies bij de klant **Factuur maken**, en of je een regel per taak, project, dag of urenregel wilt.
3. Je krijgt een concept, dat je [verstuurt](factuur-versturen) zoals elke factuur. Haal je er een regel uit, of gooi je het concept weg, dan komen die uren weer vrij. Dat gebeurt ook als je de factuur [crediteert](creditfactuur).

Bij een project kies je hoe de uren van die klant worden afgerond. Wat je hebt gewerkt blijft staan zoals het was; alleen wat je rekent wordt afgerond.

## Goedkeuren

Wie uren bijhoudt, dient de week in. Bij **Goedkeuren** kies je of een week eerst goedgekeurd moet zijn voor hij op een factuur komt.

## Het urencriterium

Voor de ondernemersaftrek werk je minstens 1.225 uur per jaar in je onderneming. Uren voor klanten en alle andere uren tellen mee. Bij **Rapporten**, **Uren** zie je hoe ver je bent. Kijk voor de voorwaarden op de website van de [Belastingdienst](https://www.belastingdienst.nl/).
`,
  },
]
