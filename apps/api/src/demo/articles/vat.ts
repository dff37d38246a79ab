import type { DemoArticle } from './demo-article.ts'

/** VAT. */
export const vatArticles: readonly DemoArticle[] = [
  {
    key: 'btw-aangifte',
    title: 'Btw-aangifte doen',
    pages: ['vat-return'],
    keywords: 'omzetbelasting aangeven kwartaal maand rubriek 1a 1b 5b 5g deadline voorbelasting belastingdienst',
    text: `
Onder **Btw** staat je aangifte klaar, opgebouwd uit je boekhouding. Je hoeft niets over te tellen.

## Stap voor stap

1. Kies boven in het scherm de periode.
2. Kijk naar **Controle**. Los op wat rood of oranje is: bankregels die wachten, concepten in de periode, een eerdere aangifte die nog openstaat.
3. Loop de rubrieken na. Klik op een bedrag om te zien uit welke documenten het bestaat.
4. Kies **Aangifte doen**. De bedragen worden bewaard en staan daarna vast.
5. Neem de bedragen over in Mijn Belastingdienst Zakelijk. Bij elke rubriek staat een knop om te kopiëren. Klopt stuurt zelf niets naar de Belastingdienst.
6. Betaal op tijd, met het betalingskenmerk van de Belastingdienst.

## Wanneer?

Doe je per kwartaal aangifte, dan moeten aangifte **en** betaling binnen zijn op de laatste dag van de maand erna: 30 april, 31 juli, 31 oktober en 31 januari. Ook als je niets hoeft te betalen, doe je aangifte.

## De belangrijkste rubrieken

- **1a** en **1b**: omzet tegen 21% en 9%.
- **2a**: btw die een Nederlandse leverancier naar jou heeft [verlegd](verlegde-btw).
- **3b**: leveringen en diensten aan ondernemers in [andere EU-landen](eu-klanten).
- **5b**: voorbelasting, de btw die jij aan anderen hebt betaald.
- **5g**: wat je betaalt of terugkrijgt.

De bedragen zijn hele euro's, in jouw voordeel afgerond. Klopt boekt het kleine verschil.
`,
  },
  {
    key: 'kwartaal-afsluiten',
    title: 'Checklist: een kwartaal afsluiten',
    pages: [],
    keywords: 'kwartaalafsluiting lijstje periode klaar controleren btw bijwerken',
    text: `
Met deze lijst sluit je een kwartaal af zonder iets te vergeten. Loop die van boven naar beneden langs; met een bijgewerkte administratie kost het een half uur.

## Voor de aangifte

1. **Bank compleet.** [Importeer](bank-importeren) de afschriften tot en met de laatste dag van het kwartaal, van elke rekening.
2. **Bank leeg.** [Verwerk](bank-verwerken) alle regels. Vergelijk het eindsaldo met dat van je bank.
3. **Facturen de deur uit.** Maak concepten van dit kwartaal definitief, of verwijder ze.
4. **Inkoop erin.** Boek alle [facturen en bonnen](inkoop) van het kwartaal. Zoek in je mail naar facturen die je nog niet hebt bewaard.
5. **Btw-id's.** Heb je aan ondernemers in de EU geleverd? Controleer of hun btw-id klopt.
6. **Privégebruik.** Boek wat je uit je bedrijf voor jezelf gebruikte. De btw over de auto van de zaak hoort in de laatste aangifte van het jaar, net als de herziening van btw op activa.

## De aangifte

1. Ga naar **Btw** en los de punten onder **Controle** op.
2. Vergelijk met vorig kwartaal. Kun je grote verschillen verklaren?
3. Doe de [btw-aangifte](btw-aangifte), neem die over en betaal.
4. Leverde je aan ondernemers in de EU, doe dan ook de [ICP-opgaaf](eu-klanten).

## Daarna

De bedragen staan vast. Komt er nog een late factuur, dan telt die gewoon op de eigen dag in je boekhouding. De btw ervan wacht als **nog aan te geven** en gaat mee in de volgende aangifte, zolang het samen hoogstens € 1.000 is; lees meer over [fouten herstellen](btw-herstellen).
`,
  },
  {
    key: 'btw-tarieven',
    title: 'Welk btw-tarief reken je?',
    pages: [],
    keywords: '21% 9% 0% hoog laag nultarief vrijgesteld logies hotel tarief',
    text: `
Nederland kent drie btw-tarieven, en daarnaast vrijstellingen. Het tarief hangt af van wat je levert, niet van wie je bent.

## De tarieven

- **21%**: het algemene tarief. Twijfel je, dan is het meestal dit.
- **9%**: onder meer voor eten en drinken zonder alcohol, boeken, medicijnen, personenvervoer, kappers en fietsreparatie.
- **0%**: vooral voor export en voor leveringen aan [ondernemers in de EU](eu-klanten). Je rekent geen btw, maar trekt je voorbelasting wel af.
- **Vrijgesteld**: bijvoorbeeld zorg, veel onderwijs en verzekeringen. Je rekent geen btw en trekt ook niets af.

## Let op bij overnachtingen

Voor logies, zoals een hotelkamer of vakantiehuisje, geldt sinds 1 januari 2026 **21%** in plaats van 9%. Kamperen bleef 9%. De datum van de overnachting beslist, niet de datum van de factuur of de betaling. Dus ook over een verblijf in 2026 dat al in 2025 was betaald.

## Waar kies je het tarief?

Per regel op de [factuur](factuur-maken). De relatie bepaalt wat Klopt voorstelt: bij een klant buiten Nederland is dat vaak iets anders. Het tarief volgt de leverdatum.

Klopt rekent de btw per tarief over de hele factuur uit en rondt dan pas af op centen. Zo verschilt het totaal nooit een cent van wat de Belastingdienst verwacht. Kijk bij twijfel op de site van de [Belastingdienst](https://www.belastingdienst.nl/).
`,
  },
  {
    key: 'verlegde-btw',
    title: 'Btw verlegd: factureren zonder btw',
    pages: [],
    keywords: 'verleggen verleggingsregeling onderaanneming bouw schoonmaak schroot uitlenen personeel 1e 2a',
    text: `
Soms reken jij geen btw, maar geeft je klant die aan. De btw is dan **verlegd**. Dat mag alleen in de gevallen die de wet noemt.

## Wanneer binnen Nederland?

Bijvoorbeeld bij:

- onderaanneming en het uitlenen van personeel in de bouw;
- schoonmaak en onderhoud van gebouwen, als onderaannemer;
- handel in schroot en oude metalen.

Werk je rechtstreeks voor een particulier of voor een klant buiten deze gevallen, dan reken je gewoon btw.

## Zo factureer je

1. Zet bij de [relatie](relaties) de btw op **Btw verlegd in Nederland** en vul het btw-id in.
2. Maak de factuur. Klopt rekent 0 euro btw en zet de woorden **Btw verlegd** en het btw-id van je klant erop. Zonder btw-id wordt de factuur niet definitief.
3. Het bedrag komt in rubriek **1e** van je [btw-aangifte](btw-aangifte).

## Als er naar jou is verlegd

Je krijgt een factuur zonder btw. Jij rekent die btw zelf uit, geeft die aan in rubriek **2a** en trekt die in dezelfde aangifte af bij **5b**, voor zover je belaste omzet hebt. Per saldo kost het je dan niets. Kies bij het boeken van de [inkoopfactuur](inkoop) de btw-code voor verlegde btw, dan doet Klopt dit vanzelf.

Gaat het om een klant in een ander EU-land? Lees dan [facturen naar EU-landen](eu-klanten).
`,
  },
  {
    key: 'kor',
    title: 'De kleineondernemersregeling (KOR)',
    pages: [],
    keywords: 'kleine ondernemer 20.000 vrijstelling omzetgrens aanmelden afmelden geen btw',
    text: `
Heb je weinig omzet, dan kun je kiezen voor de kleineondernemersregeling. Je rekent dan geen btw en doet in de regel geen btw-aangifte.

## Voor wie?

Voor ondernemers met hoogstens **€ 20.000 omzet** per kalenderjaar. Een bv mag ook meedoen. Je meldt je aan bij de [Belastingdienst](https://www.belastingdienst.nl/); het gaat niet vanzelf.

## Wat verandert er?

- Op je facturen staat geen btw, maar wel dat je vrijgesteld bent door de kleineondernemersregeling. Zet de KOR aan bij de [btw-instellingen](btw-instellingen), dan regelt Klopt dat.
- Je krijgt de btw op je kosten **niet** terug. Investeer je veel, of zijn je klanten vooral bedrijven, dan is de KOR vaak ongunstig.
- Btw die naar jou is [verlegd](verlegde-btw), of die je over inkopen uit het buitenland moet aangeven, betaal je nog steeds. Daarvoor doe je wel aangifte.

## Over de grens van € 20.000

De vrijstelling stopt bij de verkoop waarmee je over de grens gaat. Over **die** verkoop, en alles daarna, reken je btw. Meld je meteen af. Houd je omzet dus in de gaten op je [dashboard](dashboard).

Van wat is vrijgesteld telt alleen vastgoed, zoals verhuur, en wat met geld of verzekeringen te maken heeft. Kies daarvoor op de factuur **Vrijgesteld: vastgoed, geld, verzekering**; andere vrijgestelde omzet telt niet mee.

## Stoppen en opnieuw beginnen

Je mag op elk moment stoppen. Daarna kun je de rest van dat jaar en het hele jaar erna niet opnieuw meedoen.

## Btw op wat je nog gebruikt

Trok je btw af op een auto, machine of pand en ga je meedoen, dan gaat een deel terug: elk boekjaar een vijfde, bij onroerend goed een tiende, zolang die vijf of tien jaar lopen. Is het voor roerende zaken samen minder dan € 500 per jaar, dan hoeft het niet. Stop je, dan trek je van wat je met de KOR kocht juist een deel alsnog af. Klopt rekent het voor uit je [activa](activa) voordat je kiest, en zet de boeking klaar onder **Laatste btw-aangifte**.
`,
  },
  {
    key: 'btw-herstellen',
    title: 'Een fout in je btw-aangifte herstellen',
    pages: [],
    keywords: 'suppletie correctie vergeten factuur terugnemen te veel te weinig aangegeven 1000 euro',
    text: `
Een bon vergeten of een verkeerd tarief gekozen? Dat overkomt iedereen. Hoe je het herstelt, hangt af van het bedrag en van waar de aangifte is.

## Nog niet doorgegeven

Heb je de bedragen nog niet ingevuld bij de Belastingdienst, kies dan bij **Btw** voor **Aangifte terugnemen**. Je verbetert de boeking en doet opnieuw [aangifte](btw-aangifte). Dit kan alleen bij de laatste aangifte.

## Wel doorgegeven, hoogstens € 1.000 verschil

Boek wat je vergat gewoon alsnog, op de dag van het document. De btw staat bij **Btw** onder **Nog aan te geven** en gaat mee in de eerstvolgende aangifte. Verder hoef je niets te doen.

Het gaat om het **saldo** van alle fouten in die periode. Gaf je € 1.600 te weinig en € 900 te veel aan, dan is het verschil € 700.

## Meer dan € 1.000 verschil

Dan ben je verplicht een correctie te sturen: de **suppletie**. In de gewone aangifte mag het niet; kies bij **Nog aan te geven** voor **Laten staan**. Je geeft daarin de verbeterde totalen van de periode door, niet alleen het verschil.

- Doe dat binnen **acht weken** nadat je de fout hebt ontdekt.
- Je kunt tot vijf jaar terug herstellen, ook als je te veel hebt betaald.
- Het formulier vind je in Mijn Belastingdienst Zakelijk.

Wie zelf op tijd herstelt, voorkomt meestal een boete. Twijfel je over de gevolgen, vraag het dan aan je boekhouder. Die kan [meekijken in je administratie](gebruikers).
`,
  },
  {
    key: 'btw-instellingen',
    title: 'Je btw-instellingen',
    pages: ['settings/vat'],
    keywords: 'maand kwartaal jaar frequentie kasstelsel factuurstelsel kor tijdvak',
    text: `
Bij **Instellingen**, **Btw** vertel je Klopt hoe je btw werkt. Daarmee worden je perioden en aangiften klaargezet.

## Hoe vaak doe je aangifte?

De meesten doen **elk kwartaal** aangifte. De Belastingdienst bepaalt het; kies hier hetzelfde als in Mijn Belastingdienst Zakelijk.

## Wanneer telt btw mee?

- **Als je factureert (factuurstelsel)**: je geeft de btw aan in de periode van de factuurdatum. Dit geldt voor de meeste bedrijven.
- **Als er betaald is (kasstelsel)**: je geeft de btw aan als je klant betaalt. Dit is voor wie vooral aan particulieren levert, zoals winkels. De btw telt mee zodra je de betaling bij de bank verwerkt: bij een deelbetaling het deel dat betaald is. De btw op je inkopen trek je gewoon af op factuurdatum. Verlegde btw en verkopen aan EU-ondernemers tellen op factuurdatum.

Stap je over, dan kies je vanaf welke btw-periode. Dat kan alleen een periode zonder [aangifte](btw-aangifte) zijn. Definitieve facturen blijven zoals ze geboekt zijn.

## Belast en vrijgesteld door elkaar

Heb je ook vrijgestelde omzet, stel dan bij **Gemengd belast en vrijgesteld** in welk deel van de btw je aftrekt. Kies bij een inkoop voor allebei **gemengd gebruik**: Klopt trekt dat deel af en de rest zijn kosten. Na het jaar staat de herrekening onder **Laatste btw-aangifte**.

## Fiscale eenheid

Zijn jullie met meer bedrijven één voor de btw, vink dan **We horen bij een fiscale eenheid voor de btw** aan. De aangifte in Klopt is dan een werkblad: geef de bedragen door voor de aangifte van de eenheid, en dien zelf niets in. Vink bij een relatie aan dat die bij de eenheid hoort; facturen tussen leden zijn zonder btw.

## De KOR

Met **Ik doe mee aan de kleineondernemersregeling** rekent Klopt op nieuwe facturen geen btw. Zet dit pas aan als je aanmelding bij de Belastingdienst rond is. Lees eerst [of de KOR iets voor je is](kor).

Wijzig je iets, dan geldt dat voor nieuwe facturen en nieuwe perioden. Aangiften die je al hebt gedaan, veranderen niet mee. Je btw-id en omzetbelastingnummer staan bij [bedrijfsgegevens](bedrijfsgegevens).
`,
  },
]
