import type { DemoArticle } from './demo-article.ts'

/** The administration and its people. */
export const accountArticles: readonly DemoArticle[] = [
  {
    key: 'bedrijfsgegevens',
    title: 'Je bedrijfsgegevens',
    pages: ['settings', 'settings/company'],
    keywords: 'adres wijzigen verhuizen kvk btw-id omzetbelastingnummer rechtsvorm iban boekjaar instellingen',
    text: `
Bij **Instellingen**, **Bedrijf** staat wie je bent. Deze gegevens komen op je facturen en sturen je boekhouding.

## Wat vul je in?

- **Bedrijfsnaam en adres**: zoals ze bij de [KvK](https://www.kvk.nl/) staan.
- **KvK-nummer**: acht cijfers.
- **Btw-id**: begint met NL en staat op al je facturen. Je vindt het in de brief van de Belastingdienst.
- **Omzetbelastingnummer**: gebruik je alleen richting de Belastingdienst. Klopt zet het **niet** op je facturen, want bij een eenmanszaak zit je burgerservicenummer erin.
- **IBAN**: de rekening waarop je betaald wilt worden.
- **Rechtsvorm**: eenmanszaak of bv. Dit bepaalt onder meer de rekeningen voor je vermogen.
- **Boekjaar**: begint bijna altijd in januari. Je verandert het begin alleen zolang er niets is geboekt dat dan in een ander boekjaar zou vallen.

## Verhuisd of een nieuwe naam?

Pas je gegevens aan en sla ze op. Nieuwe facturen krijgen meteen het nieuwe adres. Facturen die al definitief zijn, blijven zoals ze waren: zo heeft je klant ze gekregen.

## Meer instellingen

Je logo en kleur stel je in bij [de opmaak van je factuur](factuur-opmaak), je aangifteperiode bij [btw](btw-instellingen) en je rekeningen bij [bank en kas](bankboeken). Mist er iets dat op een factuur verplicht is? Lees dan [wat er op een factuur moet staan](factuureisen).
`,
  },
  {
    key: 'gebruikers',
    title: 'Collega’s en je boekhouder uitnodigen',
    pages: ['settings/users', 'firms/*'],
    keywords: 'toegang rechten beheerder medewerker accountant uitnodiging hoofdgebruiker overdragen verwijderen',
    text: `
Je hoeft je wachtwoord nooit te delen. Iedereen die meewerkt, krijgt een eigen toegang met eigen rechten.

## Iemand uitnodigen

1. Ga naar **Instellingen**, **Gebruikers** en kies **Iemand uitnodigen**.
2. Vul het e-mailadres in en kies de rechten.
3. De ander krijgt een link die 14 dagen werkt. Een account is vooraf niet nodig. Is de link verlopen, kies dan **Opnieuw versturen**.

## De rechten

- **Beheerder**: alles van Boekhouding, en ook de instellingen en gebruikers.
- **Boekhouding**: facturen, relaties, bank, btw en het grootboek.
- **Uren**: alleen de eigen uren, met de [timer](timer).

Geef niet meer dan nodig is. Je kunt rechten later altijd wijzigen; dat geldt meteen.

## De hoofdgebruiker

Elke administratie heeft één hoofdgebruiker. Alleen die kiest het [abonnement](abonnement), geeft [support toegang](toegang-support) en kan de administratie laten verwijderen. Met **Hoofdgebruiker overdragen** maak je iemand anders hoofdgebruiker.

Is de hoofdgebruiker overleden, vertrokken of niet te bereiken? Kies dan onder de gebruikers **Hoofdgebruiker worden** en voeg een kopie van je identiteitsbewijs toe, met je burgerservicenummer en pasfoto onleesbaar. Wij bekijken die één keer, beslissen, en gooien die weg. De hoofdgebruiker krijgt er een mail over en kan het verzoek intrekken.

## Iemand gaat weg

Neem de toegang weg bij **Gebruikers**. Wat diegene heeft geboekt, blijft staan, met de naam erbij. Vraag iedereen met veel rechten om [tweestapsverificatie](tweestapsverificatie) aan te zetten.
`,
  },
  {
    key: 'toegang-support',
    title: 'Support laten meekijken in je administratie',
    pages: ['settings/access'],
    keywords: 'toestemming privacy inzage medewerker klantenservice avg logboek intrekken',
    text: `
Medewerkers van Klopt kunnen je boekhouding niet zomaar openen. Ze mogen pas meekijken als jij dat goedvindt.

## Toestemming geven

1. Ga naar **Instellingen**, **Toegang**, of open de hulp rechtsonder en kies het tabblad **Meer...**.
2. Zet de schakelaar aan. Alleen de hoofdgebruiker kan dat.

Stuur je een [ticket](hulp), dan kun je in hetzelfde formulier toestemming geven.

## Wat kan support dan?

- **Kijken, niet wijzigen.** Een medewerker kan niets boeken, versturen of verwijderen.
- **Hoogstens een uur.** Daarna moet hij opnieuw naar binnen, met een reden.
- **Alleen met een tweede stap.** Elke medewerker bewijst eerst met een code dat hij het is.

## Zien wie er keek

Op dezelfde pagina staat wanneer je toestemming gaf, wie er keek en waarom. Zet je de schakelaar uit, dan is een medewerker die binnen was meteen buiten.

Er is één uitzondering: een medewerker die toeziet op misbruik en wettelijke plichten mag zonder toestemming naar binnen. Ook dat zie je hier terug, met de reden.

Wil je liever samen naar je scherm kijken? Gebruik dan [schermdelen](schermdelen). Dan ziet de ander alleen wat jij op dat moment ziet.
`,
  },
  {
    key: 'schermdelen',
    title: 'Je scherm delen met een medewerker',
    pages: [],
    keywords: 'meekijken scherm live hulp op afstand stoppen wachtwoord privacy telefoon',
    text: `
Soms is laten zien makkelijker dan uitleggen. Bel support en deel je scherm: de medewerker ziet dan Klopt zoals jij het ziet.

## Beginnen

1. Open de hulp rechtsonder en kies het tabblad **Meer...**.
2. Start schermdelen. Om je scherm komt een rode rand met de tekst **Schermdelen staat aan.**
3. Je ziet **Wachten op medewerker** tot iemand je sessie opent. Daarna staat er wie je helpt.

## Wat ziet de ander?

Alleen het tabblad met Klopt. Andere programma's, andere tabbladen en je bureaublad zijn niet te zien. Wachtwoorden en codes worden nooit meegestuurd, en afbeeldingen en documenten evenmin.

De medewerker kan met een pijl aanwijzen waar je moet zijn. **Jij** klikt: de ander kan niets versturen, betalen of verwijderen.

## Stoppen

Kies **Stop schermdelen**. Zolang je de rode rand ziet, kijkt de ander mee. Lukt het verbinden niet? Controleer je internetverbinding en probeer het later nog eens.

Moet een medewerker later zelf iets uitzoeken, zonder jou erbij? Geef dan [toegang voor support](toegang-support). En voor een vraag die kan wachten is een [ticket](hulp) het makkelijkst.
`,
  },
  {
    key: 'tweestapsverificatie',
    title: 'Tweestapsverificatie en je account beveiligen',
    pages: ['account'],
    keywords: '2fa authenticator code herstelcode wachtwoord wijzigen e-mailadres apparaat uitloggen inloggen',
    text: `
Met tweestapsverificatie is je wachtwoord alleen niet genoeg om in te loggen. Je vult ook een code van 6 cijfers in, uit een app op je telefoon. We raden het iedereen aan.

## Aanzetten

1. Klik rechts boven op je naam en kies **Mijn account**.
2. Kies **Tweestapsverificatie aanzetten** en vul je wachtwoord in.
3. Scan de QR-code met een authenticator-app, zoals die van Google of Microsoft, of met je wachtwoordmanager.
4. Vul de code uit de app in.
5. Bewaar je **10 herstelcodes**. Je ziet ze maar één keer. Elke code werkt één keer.

## Je telefoon kwijt?

Log in met een herstelcode van 16 tekens. Koppel daarna je nieuwe telefoon en maak nieuwe herstelcodes. Bewaar ze niet op dezelfde telefoon.

## Inloggen vanaf een nieuwe plek

Log je in vanaf een nieuw apparaat of netwerk, dan kan Klopt je een mail sturen om te bevestigen dat jij het bent. Krijg je zo'n mail terwijl je niet inlogt? Wijzig dan meteen je wachtwoord.

## Andere instellingen van je account

Je wijzigt hier ook je naam, e-mailadres en wachtwoord, en je ziet waar je bent ingelogd. Met **Overal uitloggen** beëindig je alle sessies. Wie bij je boekhouding kan, regel je bij [gebruikers](gebruikers).
`,
  },
  {
    key: 'kantoor-toelaten',
    title: 'Een boekhoudkantoor toelaten of weer intrekken',
    pages: ['settings/users'],
    keywords: 'boekhouder kantoor accountant toelaten intrekken overnemen toegang hoofdgebruiker',
    text: `
Werk je met een boekhouder, dan kan het hele kantoor in je administratie werken, zonder dat je elke medewerker apart uitnodigt. Jij blijft hoofdgebruiker: de boeken zijn van jou.

## Je kantoor toelaten

1. Vraag je boekhouder om jou uit te nodigen met **Klant overnemen**. Je krijgt dan een mail.
2. Volg de link in de mail en log in.
3. Kies om welke administratie het gaat en druk op de knop om het kantoor toe te laten.

Maakt je boekhouder een nieuwe administratie voor je, dan krijg je een uitnodiging om hoofdgebruiker te worden. Tot je die aanneemt, kan het kantoor al beginnen.

## Zien wie erin kan

Ga naar **Instellingen**, **Gebruikers**. Onder de lijst staat welk kantoor je boeken bijhoudt en wie van dat kantoor erin kan. Nodigt het kantoor zelf iemand uit, dan krijg je daar een mail over.

## Weer intrekken

Alleen de hoofdgebruiker kan dat, met **Toegang intrekken** op dezelfde plek. Niemand van het kantoor kan daarna nog in je boeken; wat er geboekt is, blijft staan. Betaalde het kantoor je [abonnement](abonnement), dan loopt dat tot het einde van de maand die al begonnen was. Kies voor die dag zelf een abonnement, dan werk je gewoon door.
`,
  },
]
