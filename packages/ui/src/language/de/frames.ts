import type { Texts } from '../language.ts'

type Frames =
  | 'activityList'
  | 'alert'
  | 'balanceBar'
  | 'bottomBar'
  | 'breadcrumb'
  | 'charts'
  | 'checkList'
  | 'commandPalette'
  | 'confirm'
  | 'detailHeader'
  | 'errorScreens'
  | 'link'
  | 'logo'
  | 'overlay'
  | 'pageHeader'
  | 'peekPane'
  | 'progressRing'
  | 'sideMenu'
  | 'statusTimeline'
  | 'steps'
  | 'toast'

/** The texts of pages, what lies over them, and what is told. */
export const frames: Pick<Texts, Frames> = {
  activityList: { empty: 'Hier ist noch nichts geschehen.' },
  alert: {
    dismiss: 'Meldung schließen',
    tone: { success: 'Erfolg', warning: 'Achtung', danger: 'Fehler', info: 'Hinweis' },
  },
  balanceBar: {
    balanced: 'Ausgeglichen',
    unbalanced: 'Noch nicht ausgeglichen',
    difference: 'Differenz',
    missing: (amount, side) => `${amount} fehlt im ${side}`,
  },
  bottomBar: { label: 'Hauptmenü', many: '99+' },
  breadcrumb: { label: 'Brotkrümelnavigation', between: 'Seiten dazwischen' },
  charts: { empty: 'Noch keine Zahlen', period: 'Zeitraum' },
  checkList: {
    done: 'In Ordnung',
    open: 'Offen',
    openCount: (count) => `${count} offen`,
    doneCount: (count) => `${count} von ${count}`,
  },
  commandPalette: {
    label: 'Suchen',
    placeholder: 'Suchen oder gehen zu…',
    results: 'Ergebnisse',
    loading: 'Suche läuft…',
    failed: 'Es konnte nicht alles durchsucht werden. Prüfe deine Verbindung und schreib weiter.',
    empty: 'Nichts gefunden',
  },
  confirm: {
    cancel: 'Abbrechen',
    unsavedTitle: 'Das Formular ist noch nicht gespeichert',
    unsaved: 'Wenn du jetzt schließt, geht verloren, was du eingegeben hast.',
    closeUnsaved: 'Schließen ohne zu speichern',
    goOn: 'Weiter bearbeiten',
  },
  detailHeader: { previous: 'Vorherige', next: 'Nächste', keys: 'Tasten auf dieser Seite', more: 'Weitere Aktionen' },
  errorScreens: {
    errorTitle: 'Hoppla, etwas ist schiefgelaufen',
    errorCode: (code) => `Fehlercode ${code}`,
    ok: 'OK',
    toDashboard: 'Zur Übersicht',
    brokenTitle: 'Etwas ist schiefgelaufen',
    broken:
      'Beim Anzeigen dieser Seite ist etwas schiefgelaufen. Der Fehler wurde festgehalten, damit wir ihn beheben können. Lade die Seite neu oder geh zurück.',
    notFoundTitle: 'Seite nicht gefunden',
    notFound: 'Diese Seite gibt es leider nicht.',
  },
  link: { newTab: '(öffnet in einem neuen Tab)' },
  logo: { name: 'Klopt' },
  overlay: { close: 'Schließen' },
  pageHeader: { ofWhich: 'davon' },
  peekPane: { previous: 'Vorherige', next: 'Nächste', enlarge: 'Ganz öffnen', close: 'Vorschau schließen' },
  progressRing: { of: (value, max) => `${value} von ${max}` },
  sideMenu: { label: 'Hauptmenü', expand: 'Menü ausklappen', collapse: 'Menü einklappen' },
  statusTimeline: { done: 'geschehen', problem: 'braucht Aufmerksamkeit', upcoming: 'noch nicht' },
  steps: { complete: 'abgeschlossen', current: 'aktueller Schritt', upcoming: 'noch zu tun' },
  toast: {
    region: 'Meldungen',
    errors: 'Fehlermeldungen',
    close: 'Benachrichtigung schließen',
    success: 'Erfolg',
    warning: 'Achtung',
    error: 'Fehler',
    info: 'Hinweis',
    undo: 'Rückgängig machen',
  },
}
