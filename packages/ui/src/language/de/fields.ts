import type { Texts } from '../language.ts'

type Fields =
  | 'button'
  | 'colourPicker'
  | 'combobox'
  | 'copyButton'
  | 'dateField'
  | 'dateRangeField'
  | 'durationField'
  | 'fileList'
  | 'fileSizeField'
  | 'fileUpload'
  | 'moneyField'
  | 'numberField'
  | 'select'
  | 'suggestField'
  | 'tagInput'
  | 'textField'
  | 'timeField'

/** The texts of buttons and fields. */
export const fields: Pick<Texts, Fields> = {
  button: { pending: 'Moment…' },
  colourPicker: {
    colour: 'Farbe',
    choose: 'Farbe wählen…',
    area: 'Sättigung und Helligkeit',
    areaValue: (saturation, lightness) => `Sättigung ${saturation} %, Helligkeit ${lightness} %`,
    hue: 'Farbton',
    hueValue: (degrees, name) => `${degrees} Grad, ${name}`,
    hues: [
      [0, 'Rot'],
      [20, 'Orange'],
      [45, 'Gelb'],
      [70, 'Grün'],
      [160, 'Türkis'],
      [200, 'Blau'],
      [260, 'Violett'],
      [310, 'Rosa'],
      [345, 'Rot'],
    ],
    swatches: 'Musterfarben',
    onWhite: ['Zu hell für weißen Text', 'Gut für weißen Text'],
    onBlack: ['Zu dunkel für schwarzen Text', 'Gut für schwarzen Text'],
    fromScreen: 'Farbe vom Bildschirm wählen',
    code: 'Farbcode',
    notAColour: 'Das ist keine Farbe. Schreib sie zum Beispiel als #006070.',
  },
  combobox: {
    choices: 'Auswahl',
    create: (text) => `„${text}“ hinzufügen`,
    ready: 'Nichts gefunden',
    loading: 'Suche läuft…',
    failed: 'Die Suche ist fehlgeschlagen. Schreib weiter, um es noch einmal zu versuchen.',
  },
  copyButton: {
    copy: (label) => `${label} kopieren`,
    copied: (label) => `${label} kopiert`,
    failed: (label) => `${label} konnte nicht kopiert werden. Markiere den Text und kopiere ihn selbst.`,
  },
  dateField: {
    choose: 'Datum wählen',
    letters: { day: 'TT', month: 'MM', year: 'JJJJ' },
    notADate: (example) => `Das ist kein Datum. Schreib es zum Beispiel als ${example}, heute, mo oder +14.`,
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    week: 'Woche',
  },
  dateRangeField: {
    from: 'Von',
    to: 'Bis einschließlich',
    choose: 'Zeitraum wählen',
    presets: 'Feste Zeiträume',
    thisYear: 'Dieses Jahr',
    lastYear: 'Letztes Jahr',
    thisFiscalYear: 'Dieses Geschäftsjahr',
    lastFiscalYear: 'Letztes Geschäftsjahr',
    toDate: (year) => `${year} bis heute`,
    quarter: (quarter, year) => `Q${quarter} ${year}`,
    thisMonth: 'Dieser Monat',
    lastMonth: 'Letzter Monat',
    pastDays: 'Vergangene Tage',
    choosePastDays: 'Diese Tage wählen',
    tooManyDays: (maxDays) => `Wähle 1 bis ${maxDays} Tage.`,
    firstDay: 'Wähle den ersten Tag',
    lastDay: 'Wähle den letzten Tag',
    tooEarly: (first) => `Der erste Tag kann nicht vor dem ${first} liegen. Wähle einen späteren Tag.`,
    tooLate: (last) => `Der letzte Tag kann nicht nach dem ${last} liegen. Wähle einen früheren Tag.`,
    incomplete: 'Ein Tag fehlt. Gib den ersten und den letzten Tag an.',
    reversed: 'Der letzte Tag liegt vor dem ersten. Wähle einen Tag danach.',
  },
  durationField: {
    placeholder: 'h:mm',
    placeholderSeconds: 'h:mm:ss',
    notADuration: (example) => `Das ist keine Dauer. Schreib sie zum Beispiel als 1:30, ${example} oder 90m.`,
  },
  fileList: {
    label: 'Dateien',
    state: { waiting: 'wartet', uploading: 'wird hochgeladen', done: 'fertig', failed: 'fehlgeschlagen' },
    unknownSize: 'unbekannt',
    done: (name) => `${name} ist fertig.`,
    failed: (name, error) => `${name}: ${error}`,
    countDone: (done, all) => `${done} von ${all} Dateien fertig.`,
    uploadFailed: 'Das Hochladen ist fehlgeschlagen.',
    upload: (name) => `${name} hochladen`,
    retry: (name) => `${name} erneut versuchen`,
    cancel: (name) => `${name} abbrechen`,
    remove: (name) => `${name} entfernen`,
  },
  fileSizeField: { notASize: 'Das ist keine Dateigröße. Schreib sie mit der Einheit, zum Beispiel als 10 MB.' },
  fileUpload: {
    dropOr: 'Hierher ziehen oder',
    chooseOne: 'Datei wählen',
    chooseMany: 'Dateien wählen',
    maxSize: (megabytes) => `bis ${megabytes} MB`,
    maxFiles: (size, maxFiles) => `${size} pro Datei, höchstens ${maxFiles} auf einmal`,
  },
  moneyField: {
    notAnAmount: (example) => `Das ist kein Betrag. Schreib ihn zum Beispiel als ${example}, oder als 12+3.`,
  },
  numberField: {
    notANumber: (maxDecimals, example) =>
      maxDecimals === 0
        ? 'Das ist keine ganze Zahl. Schreib sie zum Beispiel als 12.'
        : `Das ist keine Zahl mit höchstens ${maxDecimals} Nachkommastellen. Schreib sie zum Beispiel als ${example}.`,
  },
  select: {
    choices: 'Auswahl',
    choose: 'Wählen…',
    clear: 'Auswahl löschen',
    none: 'Keine',
    empty: 'Nichts gefunden',
    search: 'Suchen',
    searchPlaceholder: 'Suchen…',
  },
  suggestField: {
    suggestions: 'Vorschläge',
    found: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  },
  tagInput: {
    list: 'Hinzugefügt',
    keys: 'Die Eingabetaste oder ein Komma fügt es hinzu. Der Pfeil zurück führt zu dem, was schon da ist.',
    remove: (tag) => `${tag} entfernen`,
    added: (tag) => `${tag} wurde hinzugefügt.`,
    removed: (tag) => `${tag} wurde entfernt.`,
    known: (tag) => `${tag} ist schon da.`,
    full: (max) => `Es passen höchstens ${max} hinein. Entferne zuerst einen Eintrag.`,
  },
  textField: {
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    search: 'Suchen…',
    clearSearch: 'Suche löschen',
  },
  timeField: {
    placeholder: 'hh:mm',
    notATime: (example) => `Das ist keine Uhrzeit. Schreib sie zum Beispiel als ${example}.`,
  },
}
