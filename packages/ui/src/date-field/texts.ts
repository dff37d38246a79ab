/** The words of dates and calendars. */
export const dutch = {
  choose: 'Kies een datum',
  letters: { day: 'dd', month: 'mm', year: 'jjjj' },
  notADate: (example: string): string => `Dit is geen datum. Typ het bijvoorbeeld als ${example}, vandaag, ma of +14.`,
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  week: 'Week',
}
