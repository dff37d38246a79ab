/** Answers that support gives often, by their title; their texts: see read-text.ts. */
export const savedReplies: Readonly<Record<string, string>> = {
  'Toestemming vragen':
    'Hoi,\n\nOm dit goed uit te zoeken wil ik graag even meekijken in je administratie. Dat kan alleen met jouw toestemming.\n\nDe hoofdgebruiker zet die aan bij **Instellingen → Toegang**. Je kunt haar daar op elk moment weer intrekken, en je ziet er wanneer we hebben gekeken.',
  'Afschrift overlapt (5018)':
    'Hoi,\n\nDit afschrift overlapt met dagen die je al hebt geïmporteerd, maar de regels zijn niet gelijk. Er is niets geïmporteerd.\n\n1. Bekijk de verschillen op het scherm.\n2. Download bij je bank een nieuw afschrift vanaf de dag van het eerste verschil.\n3. Importeer dat bestand.',
  'Definitieve factuur aanpassen':
    'Hoi,\n\nEen definitieve factuur kun je niet meer wijzigen; dat eist de Belastingdienst. Open de factuur en maak een creditfactuur. Daarna maak je een nieuwe factuur met de juiste gegevens.',
  'Bedankt voor je idee':
    'Hoi,\n\nBedankt voor je idee! We hebben het bij onze wensen gezet. We kunnen niet beloven of en wanneer het er komt, maar we lezen ze allemaal.',
  'Vraag voor de boekhouder':
    'Hoi,\n\nDit hangt af van jouw situatie, en daarover mogen wij geen advies geven. Leg deze vraag voor aan je boekhouder. Heb je er geen, dan helpt de BelastingTelefoon je verder: 0800 0543.',
}
