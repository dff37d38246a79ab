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
  activityList: { empty: 'Nothing has happened here yet.' },
  alert: {
    dismiss: 'Dismiss the message',
    tone: { success: 'Success', warning: 'Warning', danger: 'Error', info: 'Information' },
  },
  balanceBar: {
    balanced: 'Balanced',
    unbalanced: 'Not balanced yet',
    difference: 'Difference',
    missing: (amount, side) => `${amount} missing on the ${side.toLowerCase()} side`,
  },
  bottomBar: { label: 'Main menu', many: '99+' },
  breadcrumb: { label: 'Breadcrumb', between: 'Pages in between' },
  charts: { empty: 'No figures yet', period: 'Period' },
  checkList: {
    done: 'In order',
    open: 'To do',
    openCount: (count) => `${count} to do`,
    doneCount: (count) => `${count} of ${count}`,
  },
  commandPalette: {
    label: 'Search',
    placeholder: 'Search or go to…',
    results: 'Results',
    loading: 'Searching…',
    failed: 'Not everything could be searched. Check your connection and keep typing.',
    empty: 'Nothing found',
  },
  confirm: {
    cancel: 'Cancel',
    unsavedTitle: 'The form has not been saved yet',
    unsaved: 'If you close it now, you lose what you filled in.',
    closeUnsaved: 'Close without saving',
    goOn: 'Keep editing',
  },
  detailHeader: { previous: 'Previous', next: 'Next', keys: 'Keys on this screen', more: 'More actions' },
  errorScreens: {
    errorTitle: 'Oops, something went wrong',
    errorCode: (code) => `Error code ${code}`,
    ok: 'OK',
    toDashboard: 'To the dashboard',
    brokenTitle: 'Something went wrong',
    broken:
      'Something went wrong while showing this page. The error was recorded, so that we can fix it. Reload the page or go back.',
    notFoundTitle: 'Page not found',
    notFound: 'Unfortunately this page does not exist.',
  },
  link: { newTab: '(opens in a new tab)' },
  logo: { name: 'Klopt' },
  overlay: { close: 'Close' },
  pageHeader: { ofWhich: 'of which' },
  peekPane: { previous: 'Previous', next: 'Next', enlarge: 'Open fully', close: 'Close the preview' },
  progressRing: { of: (value, max) => `${value} of ${max}` },
  sideMenu: { label: 'Main menu', expand: 'Expand the menu', collapse: 'Collapse the menu' },
  statusTimeline: { done: 'done', problem: 'needs attention', upcoming: 'not yet' },
  steps: { complete: 'completed', current: 'current step', upcoming: 'to do' },
  toast: {
    region: 'Messages',
    errors: 'Error messages',
    close: 'Close the notification',
    success: 'Success',
    warning: 'Warning',
    error: 'Error',
    info: 'Information',
    undo: 'Undo',
  },
}
