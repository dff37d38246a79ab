/** The words of dates and calendars. */
export const texts = {
  choose: 'Kies een datum',
  placeholder: 'dd-mm-jjjj',
  notADate: 'Dit is geen datum. Typ het bijvoorbeeld als 3-4-2026, vandaag, ma of +14.',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  week: 'Week',
  /** Short and in full, from Monday. */
  weekdays: [
    ['ma', 'maandag'],
    ['di', 'dinsdag'],
    ['wo', 'woensdag'],
    ['do', 'donderdag'],
    ['vr', 'vrijdag'],
    ['za', 'zaterdag'],
    ['zo', 'zondag'],
  ],
} as const
