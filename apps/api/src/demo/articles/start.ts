import type { DemoArticle } from './demo-article.ts'

/** Finding one's way. */
export const startArticles: readonly DemoArticle[] = [
  {
    key: 'beginnen',
    title: 'Beginnen met Klopt',
    pages: ['more'],
    keywords: 'start eerste stappen welkom instellen checklist nieuw',
    // A free film of the Blender Foundation stands where a film about Klopt would.
    video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    text: `
Met Klopt stuur je facturen, verwerk je je bank en doe je je btw-aangifte. Je hoeft geen boekhouder te zijn: je vult in wat er gebeurt, en Klopt boekt het. De video hierboven is in deze demo een vrije tekenfilm.

## In een paar minuten op weg

Op je [dashboard](dashboard) staan in het begin vijf stappen, naast een factuur die verandert met wat je doet. De eerste heb je al gehad: je account. De stap waar je bent, staat open, en met **Later** sla je hem over.

1. Vul je [bedrijfsgegevens](bedrijfsgegevens) in: adres, KvK-nummer en btw-id. Zonder die gegevens is een factuur niet geldig.
2. Sleep je [logo](factuur-opmaak) erop. De kleur van je facturen halen we uit het plaatje; je kunt een andere kiezen.
3. Sleep een [bankafschrift](bank-importeren) op de stap **Je bankrekening**: de [rekening](bankboeken) komt er vanzelf bij.
4. Maak je [eerste factuur](factuur-maken).

## Daarna, elke week een kwartier

- Verwerk de nieuwe bankregels. De meeste voorstellen hoef je alleen te bevestigen.
- Bewaar bonnetjes en facturen van leveranciers meteen bij je [documenten](documenten).
- Kijk welke facturen te laat zijn.

Wie dat volhoudt, heeft aan het einde van het kwartaal weinig werk aan de [btw-aangifte](btw-aangifte). Loop je vast? Open de hulp rechtsonder: je ziet daar steeds de artikelen die horen bij het scherm waar je bent.
`,
  },
  {
    key: 'dashboard',
    title: 'Wat je op het dashboard ziet',
    pages: ['dashboard'],
    keywords: 'overzicht omzet winst cijfers grafiek wat nu te doen',
    text: `
Het dashboard laat in één oogopslag zien hoe je ervoor staat. Alle cijfers komen uit je boekhouding, dus ze kloppen zodra je bij bent met boeken.

## De vier cijfers

- **Op de bank**: het saldo van je rekeningen volgens de afschriften die je hebt geïmporteerd.
- **Nog te ontvangen**: alle facturen die nog (deels) openstaan, ook als ze nog niet te laat zijn.
- **Opzijzetten voor btw**: wat je over de lopende periode aan de Belastingdienst moet betalen. Zet dat geld apart.
- **Winst dit jaar**: omzet min kosten, zonder btw. Inkomstenbelasting of vennootschapsbelasting is hier nog niet af.

## Wat nu?

Onder **Wat nu?** staat wat er te doen is, het dringendste bovenaan: een btw-aangifte die eraan komt, [bankregels die wachten](bank-verwerken), facturen die te laat zijn en concepten die nog liggen. Elke regel brengt je naar het scherm waar je het oplost.

## De grafiek

De grafiek **Omzet en kosten per maand** laat een heel jaar zien. Met het menu erboven wissel je naar vorig jaar. Lijkt een maand te laag? Kijk dan of alle facturen van die maand [definitief zijn](factuur-maken): een concept telt nog niet mee.
`,
  },
  {
    key: 'relaties',
    title: 'Relaties: je klanten en leveranciers',
    pages: ['contacts', 'contacts/new', 'contacts/*'],
    keywords: 'klant leverancier debiteur crediteur contact adres btw-id kvk toevoegen archiveren',
    text: `
Een relatie is iedereen van wie je geld krijgt of aan wie je betaalt. Je maakt een relatie één keer aan en kiest die daarna bij elke factuur.

## Een relatie toevoegen

1. Ga naar **Relaties** en kies **Relatie toevoegen**.
2. Kies **Bedrijf** of **Persoon** en vul naam en adres in. Zonder adres kun je een factuur niet definitief maken.
3. Vul het e-mailadres in waar facturen naartoe gaan.
4. Kies bij **Btw** hoe je met deze klant rekent.

## Welke btw kies je?

- **Nederlandse btw**: je rekent 21% of 9%. Dit is het gewone geval.
- **Btw verlegd in Nederland**: bijvoorbeeld bij onderaanneming in de bouw of schoonmaak. Lees [hoe verleggen werkt](verlegde-btw).
- **Bedrijf in een EU-land**: je verlegt de btw en hebt het btw-id van de klant nodig. Lees [facturen naar EU-landen](eu-klanten).
- **Buiten de EU**: je rekent geen Nederlandse btw.

## Wijzigen en archiveren

Open een relatie en je ziet wat er openstaat, de omzet, de facturen en de afspraken. Met **Bewerken** verander je de gegevens. Wijzig je een adres, dan geldt dat voor nieuwe facturen. Facturen die al definitief zijn, blijven zoals ze waren. Werk je niet meer met iemand? Archiveer de relatie: die verdwijnt uit de lijst, maar de facturen blijven bewaard. Terughalen kan altijd.
`,
  },
  {
    key: 'timer',
    title: 'Je uren bijhouden met de timer',
    pages: [],
    keywords: 'uren klok tijd urenregistratie 1225 urencriterium stopwatch',
    text: `
Met de timer meet je hoe lang je aan iets werkt. Je start hem vanaf elk scherm, en hij loopt door als je verder klikt, een ander tabblad opent of je computer uitzet.

## Starten en stoppen

1. Klik boven in het scherm op het klokje **Timer starten**.
2. De tijd loopt mee naast de knop. Hij staat ook in de titel van het tabblad, in uren en minuten.
3. Klik op **Timer stoppen** als je klaar bent.

Je hebt één lopende timer. Hij is van jou: je collega's hebben hun eigen timer en kunnen de jouwe niet stoppen.

## Wie ziet de timer?

Alleen wie het recht **Uren** heeft. Een beheerder geeft dat recht bij [gebruikers](gebruikers). Iemand die alleen het recht Uren heeft, ziet je facturen, bank en btw niet.

## Waarom uren bijhouden?

Ben je ondernemer voor de inkomstenbelasting, dan vraagt de Belastingdienst voor onder meer de zelfstandigenaftrek dat je minstens **1.225 uur per jaar** aan je bedrijf besteedt. Niet alleen uren die je factureert tellen mee: ook je administratie, offertes en reistijd. Houd ze bij op het moment zelf; achteraf reconstrueren overtuigt minder. Meer lees je bij de [Belastingdienst](https://www.belastingdienst.nl/).
`,
  },
  {
    key: 'mijn-administraties',
    title: 'Wisselen tussen administraties',
    pages: ['my-administrations'],
    keywords: 'tweede bedrijf holding nieuwe administratie verlaten overzicht kiezen',
    text: `
Heb je meer dan één bedrijf, of werk je mee in de boekhouding van een ander? Bij **Mijn administraties** staan ze allemaal onder elkaar.

## Wat kun je hier?

- **Inloggen op administratie**: je gaat naar het dashboard van dat bedrijf.
- **Maak nieuwe administratie**: je begint een nieuwe boekhouding, met een eigen [proefperiode](proefperiode).
- **Selecteer abonnement**: deze knop zie je als hoofdgebruiker wanneer de proefperiode bijna voorbij of verlopen is.
- **Verlaat administratie**: je hebt daarna geen toegang meer. De administratie zelf verandert niet. De hoofdgebruiker kan niet vertrekken; die draagt de administratie eerst over bij [gebruikers](gebruikers).
- **Verwijder administratie**: alleen voor de hoofdgebruiker. Lees eerst [wat er dan gebeurt](verwijderen).

## Waarom losse administraties?

Elk bedrijf heeft zijn eigen boekhouding, factuurnummers, rekeningen en abonnement. Dat moet ook: een bv en een eenmanszaak doen elk hun eigen aangifte. Niets uit de ene administratie is te zien in de andere, ook niet als dezelfde mensen eraan werken.

Snel wisselen kan ook zonder deze pagina: klik links boven in het scherm op de naam van je bedrijf en kies een andere.
`,
  },
  {
    key: 'meldingen',
    title: 'Zoeken, sneltoetsen en meldingen',
    pages: ['dashboard'],
    keywords: 'zoeken vinden ctrl k sneltoetsen toetsen bel melding bericht mail rekenmachine',
    text: `
Boven in elk scherm staan een zoekveld en een bel. Met het zoekveld kom je overal, met de bel zie je wat op je wacht.

## Zoeken en rekenen

Druk op Ctrl K (op een Mac: Cmd K) en typ een paar letters. Je vindt:

- **facturen, offertes en inkoop** op nummer, naam of bedrag, zoals 1052,70;
- **relaties en bankregels** op een deel van de naam;
- **grootboekrekeningen, instellingen en artikelen** als dit;
- **wat je kunt doen**, zoals een herinnering versturen of uitloggen.

Bovenaan staat wat je het laatst hebt bekeken. Typ je een som, zoals 12*85, dan zie je de uitkomst en kun je die kopiëren. Met het vraagteken op je toetsenbord zie je welke sneltoetsen er zijn; in een lijst zijn dat die van de lijst.

## Meldingen

Het getal bij de bel zegt hoeveel je nog niet hebt gelezen. Er staat wat anderen vragen en wat misgaat: een vraag of antwoord van je boekhouder, een mail die niet aankwam, een herhaalfactuur die niet is gemaakt, een klant die opzegt, of een bank die opnieuw toestemming wil. Klik op een melding om erheen te gaan. Is het opgelost, dan verdwijnt de melding vanzelf.

Wil je het ook per mail horen? Zet onder de bel **Elke dag per mail wat nieuw is** aan. Je krijgt dan hoogstens één mail per dag, en alleen als er iets nieuws is. Dat geldt voor jou en voor deze administratie. Kom je er niet uit, lees dan hoe je [hulp krijgt](hulp).
`,
  },
  {
    key: 'hulp',
    title: 'Hulp krijgen: artikelen, tickets en telefoon',
    pages: ['tickets', 'tickets/*', 'support', 'support/*'],
    keywords: 'support helpdesk vraag contact bellen klacht idee foutmelding ticket',
    text: `
Rechtsonder in elk scherm zit een ronde knop met een vraagteken. Daarachter vind je alle hulp.

## Eerst zoeken

Op het tabblad **Artikelen** staan de artikelen bij het scherm waar je bent. Typ een paar woorden in het zoekveld om in alle artikelen te zoeken; een tikfout is niet erg. Met **Toon alle artikelen** open je het helpcentrum, geordend per onderwerp.

## Een ticket insturen

Kom je er niet uit? Kies op het tabblad **Tickets** voor **Nieuw ticket**. Vertel eerst wat het is:

- **Ik heb een (nieuw) idee...** voor een wens;
- **Iets werkt niet goed...** voor een fout;
- **Ik heb een vraag** over het gebruik, je boekhouding of je abonnement.

Schrijf op wat je deed, wat je verwachtte en wat er gebeurde. Voeg een schermafbeelding of pdf toe van hoogstens 4 MB: dat scheelt vaak een vraag heen en weer.

## Het antwoord lezen

Je krijgt een mail zodra er antwoord is, met een link naar het gesprek. Reageer daar; dan blijft alles bij elkaar. Moet een medewerker meekijken? Lees dan over [toegang voor support](toegang-support) en [schermdelen](schermdelen).
`,
  },
]
