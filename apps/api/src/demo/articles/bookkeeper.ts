import type { DemoArticle } from './demo-article.ts'

/** Working together with a bookkeeper. */
export const bookkeeperArticles: readonly DemoArticle[] = [
  {
    key: 'vragen-van-je-boekhouder',
    title: 'Vragen van je boekhouder beantwoorden',
    pages: ['questions'],
    keywords: 'vraag vragen boekhouder kantoor accountant antwoord bon foto toelichting',
    text: `
Kijkt een kantoor met je mee, dan kan je boekhouder vragen stellen over je boeken. Je krijgt er een mail over, en op je dashboard staat dat er een vraag wacht.

## Antwoorden

1. Ga naar **Vragen**, of volg de link in de mail.
2. Lees waar het over gaat. Met de link boven de vraag zie je de bankregel, de factuur of het document zelf.
3. Typ een antwoord, stuur een foto of een bestand mee, of kies de rekening waar het bij hoort. Een van de drie is genoeg.
4. Druk op **Antwoorden**. Je boekhouder ziet het meteen.

Een foto die je meestuurt, staat ook bij je [documenten](documenten). Ben je iets vergeten, vul je antwoord dan aan. Dat kan tot je boekhouder de vraag afsluit.

## Wat er met je antwoord gebeurt

Een antwoord boekt niets. Je boekhouder leest het en verwerkt het zelf. Wil die nog iets weten, dan komt de vraag bij je terug, met alles wat er al gezegd is.

Wacht een vraag langer dan drie dagen, dan herinneren we je er met een mail aan. Meer dan drie mails over dezelfde vraag krijg je niet.
`,
  },
  {
    key: 'akkoord-geven',
    title: 'Akkoord geven op een aangifte of boekjaar',
    pages: ['approvals'],
    keywords: 'akkoord goedkeuren goedkeuring boekhouder kantoor aangifte jaarrekening tekenen',
    text: `
Je boekhouder kan je vragen om eerst naar de cijfers te kijken, voordat er een btw-aangifte of een opgaaf ICP wordt ingediend of een boekjaar wordt afgesloten. Je krijgt dan een mail, en het staat op je dashboard.

## Bekijken en antwoorden

1. Volg de link in de mail, of druk op **Geef akkoord** op je dashboard.
2. Lees de cijfers. Bij een [btw-aangifte](btw-aangifte) zie je je omzet, de btw die je moet betalen, de btw die je terugkrijgt en wat er onder de streep staat.
3. Klopt het, druk dan op **Akkoord**. Klopt het niet, kies dan **Ik heb een vraag** en schrijf op wat je wilt weten.

Tot er is ingediend, kun je je akkoord nog terugnemen met **Toch niet akkoord**.

## Goed om te weten

- Verandert er daarna nog iets in de boeken, dan geldt je akkoord niet meer. Je boekhouder stuurt dan nieuwe cijfers.
- Wie akkoord gaf en wanneer, blijft bewaard.
- Soms kan een uiterste dag niet wachten. Je boekhouder kan dan zonder je akkoord indienen, en schrijft de reden erbij. Die reden kun je altijd teruglezen.
`,
  },
]
