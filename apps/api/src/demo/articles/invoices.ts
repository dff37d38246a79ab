import type { DemoArticle } from './demo-article.ts'

/** Selling. */
export const invoiceArticles: readonly DemoArticle[] = [
  {
    key: 'facturen',
    title: 'Je facturen terugvinden en volgen',
    pages: ['invoices'],
    keywords: 'overzicht status openstaand te laat betaald concept zoeken filter debiteuren',
    text: `
Onder **Facturen** staan al je verkoopfacturen en creditfacturen, de nieuwste bovenaan.

## Zoeken en filteren

- Met de tabbladen **Alles**, **Concept**, **Openstaand**, **Te laat** en **Betaald** kies je wat je ziet.
- In het zoekveld vul je een nummer, een naam of een kenmerk in.
- Met **Relatie** zie je alleen de facturen van één klant.

## Wat betekent de status?

- **Concept**: nog geen nummer en nog niet in je boekhouding. Je kunt alles nog wijzigen.
- **Definitief**: geboekt, maar nog niet verstuurd.
- **Verzonden**: per mail verstuurd vanuit Klopt.
- **Deels betaald** en **Betaald**: er is geld aan de factuur gekoppeld.
- **Te laat**: de vervaldatum is voorbij en er staat nog iets open.
- **Gecrediteerd**: helemaal teruggedraaid met een [creditfactuur](creditfactuur).

Een factuur wordt vanzelf betaald als je de ontvangst bij [bank verwerken](bank-verwerken) aan de factuur koppelt. Zet dus nooit zelf een vinkje: het saldo op je bank en je openstaande facturen blijven zo altijd gelijk lopen.

## Een oude factuur openen

Klik op de regel. Onder **Wat er gebeurde** lees je wanneer de factuur is gemaakt, verstuurd en betaald, en bij **Boeking** zie je hoe de factuur in je boekhouding staat.
`,
  },
  {
    key: 'factuur-maken',
    title: 'Een factuur maken',
    pages: ['invoices/new', 'invoices/*'],
    keywords: 'nieuwe verkoopfactuur concept definitief regels korting btw inclusief exclusief',
    text: `
Kies **Nieuw** en dan **Factuur**, of ga naar **Facturen**. Terwijl je typt, zie je rechts hoe de factuur eruit komt te zien.

## Zo vul je de factuur in

1. Kies een [relatie](relaties), of maak er ter plekke een aan.
2. Controleer de factuurdatum en de [betaaltermijn](betaaltermijn).
3. Vul per regel omschrijving, aantal, prijs en btw in. Een korting mag per regel of op de hele factuur.
4. Reken je met prijzen waar de btw al in zit? Zet dan **Prijzen inclusief btw** aan.

Je werk wordt vanzelf bewaard. Je kunt het scherm dus gerust sluiten en later verdergaan.

## Definitief maken

Met **Definitief maken** krijgt de factuur een nummer en staat alles in je boekhouding. Klopt controleert eerst of alles wat de wet vraagt erop staat; lees [wat er op een factuur moet](factuureisen).

Daarna kun je de factuur **niet meer wijzigen**. Dat is geen ongemak maar een plicht: een nummer dat je hebt gegeven, moet altijd bij dezelfde factuur horen. Zit er toch een fout in? Maak dan een [creditfactuur](creditfactuur) en een nieuwe factuur.

Een concept dat je niet meer nodig hebt, kun je gewoon verwijderen. Het had nog geen nummer, dus er ontstaat geen gat in je nummering.
`,
  },
  {
    key: 'factuureisen',
    title: 'Wat er op een factuur moet staan',
    pages: [],
    keywords: 'factuurvereisten wettelijk eisen verplicht btw-id kvk leverdatum bonnetje vereenvoudigd',
    text: `
De Belastingdienst stelt eisen aan een factuur. Ontbreekt er iets, dan mag je klant de btw soms niet aftrekken en krijg jij de factuur terug. Klopt zet bijna alles er vanzelf op.

## Altijd verplicht

- de naam en het adres van jou en van je klant;
- je btw-id en je KvK-nummer;
- de factuurdatum en een uniek, opvolgend nummer;
- wat je leverde: soort en hoeveelheid van de goederen, of soort en omvang van de dienst;
- de datum of periode waarin je leverde;
- per btw-tarief het bedrag zonder btw, het tarief en de btw in euro's.

## Soms ook

- het btw-id van je klant en de woorden **Btw verlegd**, als je de [btw verlegt](verlegde-btw) of levert aan een [ondernemer in de EU](eu-klanten);
- een verwijzing naar de kleineondernemersregeling, als je meedoet aan de [KOR](kor).

Je omzetbelastingnummer hoort juist **niet** op een factuur: bij een eenmanszaak zit daar je burgerservicenummer in. Klopt drukt alleen het btw-id af.

## Op tijd sturen

Aan ondernemers factureer je uiterlijk op de 15e dag van de maand na die waarin je leverde. Voor bedragen tot en met € 100 mag een vereenvoudigde factuur, zoals een kassabon.

Mist er iets als je een factuur definitief maakt? Dan zegt Klopt wat, met een link naar het goede scherm, vaak je [bedrijfsgegevens](bedrijfsgegevens).
`,
  },
  {
    key: 'factuur-versturen',
    title: 'Een factuur versturen per e-mail',
    pages: ['settings/email-texts'],
    keywords:
      'mailen pdf bijlage e-mailtekst opnieuw verzenden qr-code betalen onderwerp variabele e-factuur ubl peppol',
    text: `
Een factuur die definitief is, stuur je rechtstreeks vanuit Klopt. De pdf gaat mee als bijlage.

## Versturen

1. Open de factuur en kies **Factuur versturen**.
2. Controleer adres, onderwerp en bericht. Met **Cc toevoegen** krijgt iemand een kopie, en met **Stuur mij een test** zie je eerst zelf hoe de mail aankomt.
3. Verstuur. Onder **Wat er gebeurde** zie je wanneer de mail de deur uit ging.

Kwam hij niet aan? Kies dan **Opnieuw versturen** en kijk of het e-mailadres bij de [relatie](relaties) klopt. Vraag je klant ook eens in de map met ongewenste mail te kijken.

## Betalen met een QR-code

Op je factuur staat een QR-code. Je klant scant hem met de app van zijn bank: bedrag, rekening en kenmerk zijn dan al ingevuld. Dat scheelt tikfouten, en jij herkent de betaling makkelijker bij [bank verwerken](bank-verwerken).

## Je eigen vaste tekst

Bij **Instellingen**, **E-mailteksten** schrijf je de tekst waarmee elke mail begint. Er is een tekst voor facturen, creditfacturen en offertes, apart voor Nederlandse, Engelse en Duitse klanten; in het Engels en Duits ook voor herinneringen. Klopt vult de variabelen, zoals het factuurnummer, per factuur in. Bevalt je tekst niet, kies dan **Standaardtekst terugzetten**.

## E-factuur

Van een definitieve factuur download je onder de drie puntjes een **e-factuur** (UBL), die de boekhouding van je klant inleest zonder overtypen. Wil een klant die steeds krijgen, zet dan bij de relatie **E-factuur meesturen** aan: dan gaat die naast de pdf mee. Je klant vindt de e-factuur ook op de eigen klantpagina. Ontbreekt er iets, zoals een adres of een btw-id, dan zegt Klopt wat.

Heb je klanten in het buitenland? Kies bij de relatie een **Taal**: Nederlands, Engels of Duits. Facturen, creditfacturen, offertes en overzichten zijn dan in die taal, met de zinnen die de wet daar vraagt. Ook de mails beginnen in die taal, met je eigen tekst voor die taal of de standaardtekst. Je eigen omschrijvingen vertaal je zelf. Ook de klantpagina opent in die taal; daar kan je klant zelf een andere kiezen. Een definitieve factuur houdt de taal van toen.
`,
  },
  {
    key: 'creditfactuur',
    title: 'Een fout herstellen met een creditfactuur',
    pages: [],
    keywords: 'creditnota crediteren terugbetalen annuleren verwijderen factuur fout verkeerd bedrag',
    text: `
Een definitieve factuur kun je niet wijzigen of weggooien. Is er iets mis, dan draai je die terug met een creditfactuur: dezelfde factuur, maar met een min ervoor.

## Zo doe je het

1. Open de factuur en kies **Crediteren**. Klopt maakt een concept met dezelfde regels.
2. Wil je alles terugdraaien? Laat de regels dan staan. Gaat het om een deel, haal dan weg of verlaag wat wel klopte.
3. Schrijf bij de opmerking kort waarom je crediteert.
4. Kies **Definitief maken** en verstuur de creditfactuur aan je klant.
5. Maak daarna, als dat nodig is, een [nieuwe factuur](factuur-maken) met de goede gegevens.

## Wat gebeurt er in je boekhouding?

De omzet en de btw gaan eraf in de periode van de creditfactuur. Was de [btw-aangifte](btw-aangifte) over de oude factuur al gedaan? Dan verandert die aangifte niet: je krijgt de btw terug in de nieuwe periode.

Stond de factuur nog open, dan valt de creditfactuur ertegen weg. Had je klant al betaald, dan heeft hij geld van je tegoed. Maak het over, ook met een betaalbestand bij **Te betalen**, en koppel die afschrijving bij [bank verwerken](bank-verwerken) aan de creditfactuur, of verreken het met een volgende factuur.

## Zonder factuur erbij

Hoort het bedrag niet bij één factuur, zoals bij een bonus of een oude factuur uit een ander pakket, maak dan een nieuwe factuur met een min voor het aantal. Komt het totaal onder nul, dan wordt het vanzelf een creditfactuur. Met welke factuur je die verrekent, kies je bij [bank verwerken](bank-verwerken).

## Nul euro

Een factuur waarvan de regels tegen elkaar wegvallen, kun je gewoon versturen. Die is meteen betaald.
`,
  },
  {
    key: 'nummering',
    title: 'Hoe factuurnummers werken',
    pages: ['settings/numbering'],
    keywords: 'factuurnummer patroon volgnummer gat doorlopend jaar reeks overstappen',
    text: `
Elke factuur heeft een uniek nummer, en de nummers volgen elkaar op zonder gaten. Klopt zorgt daarvoor: een nummer wordt pas gegeven als je een factuur **definitief** maakt. Een concept heeft er nog geen.

## Je patroon kiezen

Bij **Instellingen**, **Nummering** bepaal je hoe een nummer eruitziet. Je gebruikt daarvoor:

- **{jaar}** voor 2026, of **{jaar:2}** voor 26;
- **{maand}** voor de maand;
- **{nr}** voor het volgnummer, of **{nr:4}** voor vier cijfers, zoals 0042.

Met {jaar}-{nr:4} krijg je bijvoorbeeld 2026-0042. Onder het veld zie je meteen het volgende nummer.

## Overstappen van een ander programma

Je hoeft niet bij 1 te beginnen. Kies een patroon dat je nog niet gebruikte, zodat oude en nieuwe nummers niet op elkaar lijken. Begin bij voorkeur op de eerste dag van een maand of kwartaal.

## Toch een fout?

Een nummer kun je niet terughalen of overslaan. Heb je een factuur te vroeg definitief gemaakt, maak dan een [creditfactuur](creditfactuur). Wat er verder op een factuur hoort, lees je bij [factuureisen](factuureisen).
`,
  },
  {
    key: 'factuur-opmaak',
    title: 'Indeling, logo, kleur en voettekst van je factuur',
    pages: ['settings/invoice'],
    keywords: 'huisstijl lay-out klassiek ruim compact ontwerp logo uploaden accentkleur briefpapier voorbeeld',
    text: `
Bij **Instellingen**, **Factuur** geef je je facturen je eigen gezicht. Rechts zie je meteen hoe het wordt.

## Wat stel je in?

- **Indeling**: *Klassiek* is een brief met het adres in het venster van een envelop, *Ruim* heeft veel wit en is mooi bij enkele regels, *Compact* zet veel regels op een pagina.
- **Logo**: kies een png of jpg. Gebruik een afbeelding die op wit papier goed leesbaar is. Zonder logo begint de factuur met je bedrijfsnaam.
- **Accentkleur**: de kleur van je facturen. Klopt let erop dat tekst leesbaar blijft.
- **Voettekst**: dit staat onder aan elke factuur, bijvoorbeeld je openingstijden of een bedankje.
- **Betaaltermijn in dagen**: voor nieuwe facturen. Per [relatie](relaties) of per factuur kun je ervan afwijken; lees meer over [betaaltermijnen](betaaltermijn).

## Geldt het voor oude facturen?

Nee. Een factuur die al definitief is, blijft precies zoals je klant die kreeg, ook als je later een ander logo kiest of verhuist. Alleen nieuwe facturen en concepten krijgen de nieuwe opmaak.

## Niet hier te vinden?

Je adres, KvK-nummer, btw-id en IBAN wijzig je bij [bedrijfsgegevens](bedrijfsgegevens). De tekst van de mail schrijf je bij [E-mailteksten](factuur-versturen), en het patroon van de nummers bij [nummering](nummering).
`,
  },
]
